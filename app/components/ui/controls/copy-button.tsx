// A button that copies a text to the clipboard and says whether it worked.
import { Check, Copy } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { copyText } from '#app/components/ui/lib/share-or-copy.ts';

interface CopyButtonProps {
  readonly text: string;
  readonly children: ReactNode;
}

export function CopyButton({ text, children }: CopyButtonProps) {
  const [isCopied, setCopied] = useState<boolean | null>(null);
  return (
    <>
      <Button kind="paper" onClick={() => void copyText(text).then(setCopied)}>
        {isCopied === true ? <Check aria-hidden size={20} /> : <Copy aria-hidden size={20} />}{' '}
        <span>{isCopied === true ? 'Copied' : children}</span>
      </Button>
      <span role="status">{isCopied === false && " Couldn't copy. Select the text instead."}</span>
    </>
  );
}
