// Formats generated files as `npm run format` does.
import { format, type FormatOptions } from 'oxfmt';
import settings from '../../../oxfmt.config.ts';

/** Formats a text in the language of its file extension; throws if it cannot be parsed. `options` override those of the project. */
export async function formatText(file: string, text: string, options?: FormatOptions): Promise<string> {
  const { code, errors } = await format(file, text, { ...settings, ...options });
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  return code;
}
