// Says that something could not be loaded, with a button that tries again.
import { Button } from './button.tsx';

interface LoadFailureProps {
  readonly message: string;
  readonly label?: string;
  readonly className?: string | undefined;
  onRetry(): void;
}

export function LoadFailure({ message, label = 'Try Again', className, onRetry }: LoadFailureProps) {
  return (
    <div role="alert" className={className}>
      <p>{message}</p>
      <Button onClick={onRetry}>{label}</Button>
    </div>
  );
}
