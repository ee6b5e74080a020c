// The support email address; a sample to be replaced.

export const SUPPORT_EMAIL = 'support@apricotgames.example';
