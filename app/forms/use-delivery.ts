// Submits a form and tells its state: idle, sending, sent for a while, or failed with a reason.
import { useEffect, useState } from 'react';
import type { FailureMessages } from '#app/content/data/form-messages.ts';
import { deliver } from './deliver.ts';
import { createSubmissionId, type Submission } from './submission.ts';

export type DeliveryState = { readonly kind: 'idle' | 'sending' | 'sent' } | { readonly kind: 'failed'; readonly reason: string };

type WithoutId<S> = S extends Submission ? Omit<S, 'id'> : never;

/** How long the thanks stay, in ms. */
const SUCCESS_MESSAGE_MS = { newsletter: 3000, contact: 5000 } as const;

/** Sends one submission at a time. `failures` has the texts for failed deliveries. */
export function createDelivery(failures: FailureMessages, setState: (state: DeliveryState) => void) {
  let isSending = false;
  let wasTakenForBot = false;
  let lastAttempt: { readonly content: string; readonly id: string } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /**
   * Resolves to true if the submission was accepted. Refuses to start while another one is being sent. Whoever was taken for a bot gets through
   * at the second try, because a password manager may have filled the honeypot.
   */
  async function send(submission: WithoutId<Submission>): Promise<boolean> {
    if (isSending) return false;
    isSending = true;
    clearTimeout(timer);
    const content = JSON.stringify(submission);
    const id = lastAttempt?.content === content ? lastAttempt.id : createSubmissionId();
    lastAttempt = { content, id };
    setState({ kind: 'sending' });
    const delivery = await deliver({ ...submission, ...(wasTakenForBot && { honeypot: '' }), id });
    isSending = false;
    if (!delivery.isDelivered) {
      wasTakenForBot ||= delivery.failure === 'bot';
      setState({ kind: 'failed', reason: failures[delivery.failure] });
      return false;
    }
    lastAttempt = undefined;
    setState({ kind: 'sent' });
    timer = setTimeout(() => setState({ kind: 'idle' }), SUCCESS_MESSAGE_MS[submission.form]);
    return true;
  }

  return { send, stop: () => clearTimeout(timer) };
}

export function useDelivery(failures: FailureMessages) {
  const [state, setState] = useState<DeliveryState>({ kind: 'idle' });
  const [{ send, stop }] = useState(() => createDelivery(failures, setState));
  useEffect(() => stop, [stop]);
  return { state, send };
}
