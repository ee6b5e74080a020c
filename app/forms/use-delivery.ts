// The states of a form: idle, sending, sent for a while, failed with a reason.
import { useEffect, useRef, useState } from 'react';
import { deliver } from './deliver.ts';
import type { Submission } from './submission.ts';

export type DeliveryState = { readonly kind: 'idle' | 'sending' | 'sent' } | { readonly kind: 'failed'; readonly reason: string };

type WithoutId<S> = S extends Submission ? Omit<S, 'id'> : never;

/** Sends submissions one at a time; `sent` lasts `thanksMs`. `onSent` is told once a submission was accepted. */
export function useDelivery(thanksMs: number, onSent: () => void) {
  const [state, setState] = useState<DeliveryState>({ kind: 'idle' });
  const isSending = useRef(false);
  const id = useRef<string>(undefined); // of the submission under way, until one is accepted
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  async function send(submission: WithoutId<Submission>): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    clearTimeout(timer.current);
    id.current ??= crypto.randomUUID();
    setState({ kind: 'sending' });
    const delivery = await deliver({ ...submission, id: id.current });
    isSending.current = false;
    if (!delivery.isDelivered) {
      setState({ kind: 'failed', reason: delivery.reason });
      return;
    }
    id.current = undefined;
    onSent();
    setState({ kind: 'sent' });
    timer.current = setTimeout(() => setState({ kind: 'idle' }), thanksMs);
  }

  return { state, send };
}
