// Error messages of the forms. Each one says what to do next.

const KEPT_SENTENCE = 'What you wrote is still here.';

export const failures = {
  offline: `You are offline, and this needs a network. Please send it once you are back. ${KEPT_SENTENCE}`,
  unreachable: `We could not reach the server. Please check your connection and try again. ${KEPT_SENTENCE}`,
  timeout: `The server took too long to answer. Please try again. ${KEPT_SENTENCE}`,
  rejected: `The server did not accept this message. Please check it and try again. ${KEPT_SENTENCE}`,
  serverError: `Something went wrong on the server. Please try again in a few minutes. ${KEPT_SENTENCE}`,
  unreadable: `The server sent an answer that we could not read, so we cannot be sure this went through. Please try again. ${KEPT_SENTENCE}`,
  bot: `A hidden field was filled in, which only bots do. Please reload the page and try again. ${KEPT_SENTENCE}`,
};

export type FailureMessages = typeof failures;
