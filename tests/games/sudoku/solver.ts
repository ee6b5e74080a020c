// An independent Sudoku solver (exact cover with Knuth's dancing links) that verifies the game's own. It shares no code with the rules.

const CONSTRAINTS = 324; // one digit per cell; each digit once per row, column and box
const CHOICES = 729; // cell × digit

/** The four constraints that a digit (counted from 0) in a cell satisfies. */
function getConstraints(cell: number, digit: number): readonly number[] {
  const row = Math.floor(cell / 9);
  const column = cell % 9;
  const box = Math.floor(row / 3) * 3 + Math.floor(column / 3);
  return [cell, 81 + row * 9 + digit, 162 + column * 9 + digit, 243 + box * 9 + digit];
}

const ROOT = CONSTRAINTS;
const NODES = CONSTRAINTS + 1 + 4 * CHOICES; // column heads, root, and four nodes per choice
const [left, right, up, down, head] = Array.from({ length: 5 }, () => new Int32Array(NODES)) as [
  Int32Array,
  Int32Array,
  Int32Array,
  Int32Array,
  Int32Array,
];
const sizes = new Int32Array(CONSTRAINTS);

for (let node = 0; node <= ROOT; node += 1) {
  left[node] = node === 0 ? ROOT : node - 1;
  right[node] = node === ROOT ? 0 : node + 1;
  up[node] = down[node] = head[node] = node;
}
for (let choice = 0; choice < CHOICES; choice += 1) {
  const first = ROOT + 1 + 4 * choice;
  for (const [index, constraint] of getConstraints(Math.floor(choice / 9), choice % 9).entries()) {
    const node = first + index;
    left[node] = first + ((index + 3) % 4);
    right[node] = first + ((index + 1) % 4);
    head[node] = constraint;
    up[node] = up[constraint]!;
    down[node] = constraint;
    down[up[constraint]!] = node;
    up[constraint] = node;
    sizes[constraint]! += 1;
  }
}

function cover(constraint: number): void {
  right[left[constraint]!] = right[constraint]!;
  left[right[constraint]!] = left[constraint]!;
  for (let row = down[constraint]!; row !== constraint; row = down[row]!) {
    for (let node = right[row]!; node !== row; node = right[node]!) {
      down[up[node]!] = down[node]!;
      up[down[node]!] = up[node]!;
      sizes[head[node]!]! -= 1;
    }
  }
}

function uncover(constraint: number): void {
  for (let row = up[constraint]!; row !== constraint; row = up[row]!) {
    for (let node = left[row]!; node !== row; node = left[node]!) {
      sizes[head[node]!]! += 1;
      down[up[node]!] = node;
      up[down[node]!] = node;
    }
  }
  right[left[constraint]!] = constraint;
  left[right[constraint]!] = constraint;
}

const getChoice = (node: number) => Math.floor((node - ROOT - 1) / 4);

function search(chosen: number[], found: string[], limit: number): void {
  if (right[ROOT] === ROOT) {
    const digits = Array.from({ length: 81 }, () => 0);
    for (const choice of chosen) digits[Math.floor(choice / 9)] = (choice % 9) + 1;
    found.push(digits.join(''));
    return;
  }
  let constraint = right[ROOT]!;
  for (let other = right[constraint]!; other !== ROOT; other = right[other]!) if (sizes[other]! < sizes[constraint]!) constraint = other;
  cover(constraint);
  for (let row = down[constraint]!; row !== constraint && found.length < limit; row = down[row]!) {
    chosen.push(getChoice(row));
    for (let node = right[row]!; node !== row; node = right[node]!) cover(head[node]!);
    search(chosen, found, limit);
    for (let node = left[row]!; node !== row; node = left[node]!) uncover(head[node]!);
    chosen.pop();
  }
  uncover(constraint);
}

/** Up to `limit` solutions of a grid without conflicts, as strings of 81 digits. */
export function findSolutions(cells: readonly number[], limit: number): string[] {
  const given = cells.flatMap((digit, cell) => (digit === 0 ? [] : 9 * cell + digit - 1));
  const covered = given.flatMap((choice) => getConstraints(Math.floor(choice / 9), choice % 9));
  for (const constraint of covered) cover(constraint);
  const found: string[] = [];
  search([...given], found, limit);
  for (const constraint of covered.toReversed()) uncover(constraint);
  return found;
}
