// Saves a picture of the site as a PNG, which the browser makes: thirty of them in full size would be 75 MB on the server.
import { downloadFile } from '#app/components/ui/lib/download-file.ts';

/** Saves the picture at `path` as `name`. Rejects if it does not load or is no picture. */
export async function saveAsPng(path: string, name: string): Promise<void> {
  const response = await fetch(path);
  const bitmap = await createImageBitmap(await response.blob());
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  downloadFile(new File([await canvas.convertToBlob()], name, { type: 'image/png' }));
}
