// What a question to the worker of the solver takes; loaded with the first one.
export { askWorker } from '#app/card-kit/solver/ask-worker.ts';
// oxlint-disable-next-line import/default -- Vite exports the URL of the worker script
export { default as workerUrl } from './worker.ts?worker&url';
