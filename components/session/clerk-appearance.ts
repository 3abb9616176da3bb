/** Clerk's widgets in our colours; the same on pages and in the landing page's modal. */
export const clerkAppearance = {
  // First and last name stay optional, but Clerk hides optional fields unless told to show them
  options: { showOptionalFields: true },
  variables: {
    colorPrimary: 'var(--accent-text)',
    colorPrimaryForeground: 'var(--paper)',
    colorBackground: 'var(--raised)',
    colorForeground: 'var(--ink)',
    colorMuted: 'var(--sunken)',
    colorMutedForeground: 'var(--ink-soft)',
    colorInput: 'var(--surface)',
    colorInputForeground: 'var(--ink)',
    colorBorder: 'var(--line-strong)',
    colorNeutral: 'var(--ink)',
    colorDanger: 'var(--beet)',
    colorSuccess: 'var(--herb)',
    colorRing: 'var(--ring)',
    colorModalBackdrop: 'var(--veil)',
    fontFamily: 'inherit',
    fontFamilyButtons: 'inherit',
    borderRadius: '10px',
  },
  elements: {
    headerTitle: { fontFamily: 'var(--font-fraunces)', fontSize: '1.5rem', lineHeight: '1.25' },
    formButtonPrimary: {
      minHeight: '2.75rem',
      borderRadius: '999px',
      fontSize: '1rem',
      boxShadow: 'none',
      '&::after': { display: 'none' },
    },
    formFieldInput: {
      minHeight: '2.75rem',
      fontSize: '1rem',
      '&:focus-visible': { boxShadow: 'none', outlineOffset: '0' },
    },
  },
};
