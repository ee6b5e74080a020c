// What the forms say when something they sent did not get through; each sentence says what to do next. The forms add that the words are kept.

export const failures = {
  alone: 'You are offline, and this needs a network. Please send it once you are back.',
  unreached: 'We could not reach the server. Please check your connection and try again.',
  slow: 'The server took too long to answer. Please try again.',
  refused: 'The server did not accept this message. Please check it and try again.',
  broken: 'Something went wrong on the server. Please try again in a few minutes.',
  nonsense: 'The server sent an answer that we could not read, so we cannot be sure this went through. Please try again.',
  robot: 'A hidden field was filled in, which only bots do. Please reload the page and try again.',
};

export type FailureWords = typeof failures;
