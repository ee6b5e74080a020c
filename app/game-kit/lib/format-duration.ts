// Formats durations for players.

/** 65009 → "1:05", or "1:05.00" for a race, where hundredths count. There are no hours: 3600000 → "60:00". */
export function formatDuration(ms: number, isRace = false): string {
  const seconds = Math.floor(ms / 1000);
  const hundredths = isRace ? `.${String(Math.floor(ms / 10) % 100).padStart(2, '0')}` : '';
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}${hundredths}`;
}
