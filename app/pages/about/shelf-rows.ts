// Splits the team into the rows of its shelf.

/** Where a person stands, counted from 0: in which row, and at which of its places. */
export interface ShelfPlace {
  readonly row: number;
  readonly at: number;
  readonly of: number; // places of the row
}

/** The places of so many people in as few rows as have `longest` places or fewer; rows differ by one place at most. */
export function placeInRows(people: number, longest: number): ShelfPlace[] {
  const rows = Math.ceil(people / longest);
  return Array.from({ length: rows }, (_, row) => Math.ceil((people - row) / rows)).flatMap((of, row) =>
    Array.from({ length: of }, (_, at) => ({ row, at, of })),
  );
}
