// Loads modules anew for tests, with others in their place. The files of a run share their modules.
import { onTestFinished, vi } from 'vitest';

/** Replaces a module until the end of the test: what is imported from now on is loaded anew. */
export function mockModule(path: string, exports: object): void {
  vi.resetModules();
  vi.doMock(path, () => exports);
  onTestFinished(() => {
    vi.doUnmock(path);
    vi.resetModules();
  });
}
