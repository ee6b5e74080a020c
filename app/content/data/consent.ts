// What the bar that asks about analytics says, and the button in the privacy policy.

export const consentText = {
  name: 'Counting visits',
  question: 'May we count your visit? It tells us which pages and games people like.',
  deny: 'No, thanks',
  grant: 'Yes, sure',
  change: 'Allow or Stop Counting Visits',
  refused: "Your browser asks sites not to track you, so we don't count your visits.",
};
