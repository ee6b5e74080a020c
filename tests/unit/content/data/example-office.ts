// An office for tests.
export const OFFICE = {
  label: 'Harbor',
  street: '1 Quay',
  city: 'Port Pip',
  postalCode: '0001',
  country: 'Pipland',
  countryCode: 'PP',
} as const;
