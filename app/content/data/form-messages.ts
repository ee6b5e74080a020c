// What the forms say when something they sent did not get through; each sentence says what to do next.

const KEPT_SENTENCE = 'What you wrote is still here.';

export const failures = {
  alone: `You are offline, and this needs a network. Please send it once you are back. ${KEPT_SENTENCE}`,
  unreached: `We could not reach the server. Please check your connection and try again. ${KEPT_SENTENCE}`,
  slow: `The server took too long to answer. Please try again. ${KEPT_SENTENCE}`,
  refused: `The server did not accept this message. Please check it and try again. ${KEPT_SENTENCE}`,
  broken: `Something went wrong on the server. Please try again in a few minutes. ${KEPT_SENTENCE}`,
  nonsense: `The server sent an answer that we could not read, so we cannot be sure this went through. Please try again. ${KEPT_SENTENCE}`,
  robot: `A hidden field was filled in, which only bots do. Please reload the page and try again. ${KEPT_SENTENCE}`,
};

export type FailureMessages = typeof failures;
