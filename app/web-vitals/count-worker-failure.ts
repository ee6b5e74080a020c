// Counts releases that the service worker could not install, beside the Web Vitals.
import { createMeasurement, parseRecords, RECORDS_KEY } from './records.ts';
import { reportMeasurement, runSafely } from './report.ts';

const NAME = 'worker_failure';

/** Reports a failure; returns how many there are among the stored measurements, 0 if storage is denied. */
export function countWorkerFailure(): number {
  const warn = (error: unknown) => console.warn('A failed update could not be counted', error);
  let failures = 0;
  reportMeasurement(createMeasurement(NAME, 1), warn);
  runSafely(() => {
    failures = parseRecords(localStorage.getItem(RECORDS_KEY)).filter(({ name }) => name === NAME).length;
  }, warn);
  return failures;
}
