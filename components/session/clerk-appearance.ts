/** Clerk's widgets in our colours; the same on pages and in the landing page's modal. */
export const clerkAppearance = {
  // First and last name stay optional, but Clerk hides optional fields unless set to show them
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
    // On its buttons Clerk gives `--accent` another meaning: these two carry ours in from outside
    cardBox: { '--fill': 'var(--accent)', '--fill-strong': 'var(--accent-strong)' },
    // Named more than once: Clerk's own rules for a variant are more specific than one class
    formButtonPrimary: {
      minHeight: '2.75rem',
      borderRadius: '999px',
      fontSize: '1rem',
      '&&&': { background: 'var(--fill)', color: 'var(--on-accent)', boxShadow: 'none' },
      '&&&:hover': { background: 'var(--fill-strong)' },
      '&::after': { display: 'none' },
    },
    formFieldInput: {
      minHeight: '2.75rem',
      fontSize: '1rem',
      // Clerk draws borders as shadows, at a tenth of their colour
      '&&': { boxShadow: '0 0 0 1px var(--line-strong)' },
      '&&:hover': { boxShadow: '0 0 0 1px var(--ink-soft)' },
      '&&[aria-invalid="true"]': { boxShadow: '0 0 0 1px var(--beet)' },
      '&&:focus-visible': { boxShadow: '0 0 0 2px var(--ring)', outline: 'none' },
    },
  },
};
