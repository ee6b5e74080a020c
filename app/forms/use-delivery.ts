// Hook that submits a form and tracks its state: idle, sending, sent for a while, or failed with a reason.
import { useEffect, useRef, useState } from 'react';
import type { FailureMessages } from '#app/content/data/form-messages.ts';
import { deliver } from './deliver.ts';
import { createSubmissionId, type Submission } from './submission.ts';

export type DeliveryState = { readonly kind: 'idle' | 'sending' | 'sent' } | { readonly kind: 'failed'; readonly reason: string };

type WithoutId<S> = S extends Submission ? Omit<S, 'id'> : never;

/** Sends one submission at a time. `sent` lasts for `successMessageMs`; `failures` has the texts for failed deliveries. */
export function useDelivery(successMessageMs: number, failures: FailureMessages) {
  const [state, setState] = useState<DeliveryState>({ kind: 'idle' });
  const isSending = useRef(false);
  const wasTakenForBot = useRef(false);
  const lastAttempt = useRef<{ readonly content: string; readonly id: string }>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  /**
   * Resolves to true if the submission was accepted. Refuses to start while another one is being sent. Whoever was taken for a bot gets through
   * at the second try, because a password manager may have filled the honeypot.
   */
  async function send(submission: WithoutId<Submission>): Promise<boolean> {
    if (isSending.current) return false;
    isSending.current = true;
    clearTimeout(timer.current);
    const content = JSON.stringify(submission);
    const id = lastAttempt.current?.content === content ? lastAttempt.current.id : createSubmissionId();
    lastAttempt.current = { content, id };
    setState({ kind: 'sending' });
    const delivery = await deliver({ ...submission, ...(wasTakenForBot.current && { honeypot: '' }), id });
    isSending.current = false;
    if (!delivery.isDelivered) {
      wasTakenForBot.current ||= delivery.failure === 'bot';
      setState({ kind: 'failed', reason: failures[delivery.failure] });
      return false;
    }
    lastAttempt.current = undefined;
    setState({ kind: 'sent' });
    timer.current = setTimeout(() => setState({ kind: 'idle' }), successMessageMs);
    return true;
  }

  return { state, send };
}
