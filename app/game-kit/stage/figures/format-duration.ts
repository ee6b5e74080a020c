// Formats durations for players.

/** 65000 → "1:05". There are no hours: 3600000 → "60:00". */
export function formatDuration(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
