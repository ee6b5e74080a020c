// Text as `npm run format` leaves it, for files that a command writes.
import { format, type FormatOptions } from 'oxfmt';
import settings from '../../../oxfmt.config.ts';

/** The formatted text; refuses what is not in the language that the file's name tells. `options` win over the project's. */
export async function formatText(file: string, text: string, options?: FormatOptions): Promise<string> {
  const { code, errors } = await format(file, text, { ...settings, ...options });
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  return code;
}
