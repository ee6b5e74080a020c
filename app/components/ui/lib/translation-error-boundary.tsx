// The last resort on translated pages: renders its children anew, once, if React could not find a node where it had put it.
import { Component, Fragment, type ReactNode } from 'react';

interface State {
  readonly error: unknown;
  readonly hasRetried: boolean;
}

/**
 * Whether insertBefore or removeChild threw: a translator replaces text nodes by elements, and React still knows the old nodes. Safari's
 * message names neither method, so the name of the error has to do.
 */
function isNodeNotFound(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'NotFoundError';
}

/** Any other error, and a second one of this kind, goes to the next error boundary. The children must have elements at their top. */
export class TranslationErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { error: null, hasRetried: false };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error };
  }

  static getDerivedStateFromProps(_props: unknown, { error, hasRetried }: State): Partial<State> | null {
    return !hasRetried && isNodeNotFound(error) ? { error: null, hasRetried: true } : null;
  }

  override render() {
    if (this.state.error !== null) throw this.state.error;
    // A new key removes the old elements with everything inside, and creates new ones.
    return <Fragment key={String(this.state.hasRetried)}>{this.props.children}</Fragment>;
  }
}
