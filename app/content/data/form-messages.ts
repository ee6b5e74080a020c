// Error messages of the forms. Each one says what to do next.

const KEPT_SENTENCE = 'What you typed is still here.';

export const failures = {
  offline: "You're offline. We saved your message. Send it when you're back online.",
  unreachable: `We couldn't reach the server. Check your connection and try again. ${KEPT_SENTENCE}`,
  timeout: `The server took too long to answer. Please try again. ${KEPT_SENTENCE}`,
  rejected: `The server didn't accept this message. Check it and try again. ${KEPT_SENTENCE}`,
  serverError: `Something went wrong on our end. Please try again in a few minutes. ${KEPT_SENTENCE}`,
  unreadable: "We're not sure this went through. Please try again.",
  bot: "That looked automated. If that's wrong, press the button once more.",
};

export type FailureMessages = typeof failures;
