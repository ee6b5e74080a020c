// Where visitors write to; a sample address to be replaced.

export const SUPPORT_EMAIL = 'support@apricotgames.example';
