import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';

const cobalt: MantineColorsTuple = [
  '#e8eefc',
  '#d3dffa',
  '#b5c8f6',
  '#8fb0ff',
  '#6f97ff',
  '#3e6be0',
  '#3563dd',
  '#1c4fd4',
  '#1a49c4',
  '#153fae',
];

/** The component library's theme. Values live in tokens.css; here the library is only pointed at them. */
export const theme = createTheme({
  colors: { cobalt },
  primaryColor: 'cobalt',
  primaryShade: { light: 7, dark: 6 },
  fontFamily: 'var(--font)',
  fontSizes: {
    xs: 'var(--fs-12)',
    sm: 'var(--fs-14)',
    md: 'var(--fs-16)',
    lg: 'var(--fs-18)',
    xl: 'var(--fs-22)',
  },
  lineHeights: {
    xs: 'var(--lh-12)',
    sm: 'var(--lh-14)',
    md: 'var(--lh-16)',
    lg: 'var(--lh-18)',
    xl: 'var(--lh-22)',
  },
  headings: { fontFamily: 'var(--font)', fontWeight: '600' },
  radius: { xs: 'var(--r-1)', sm: 'var(--r-2)', md: 'var(--r-3)' },
  defaultRadius: 'sm',
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  breakpoints: { xs: '30em', sm: '48em', md: '64em', lg: '80em', xl: '87.5em' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Button: { defaultProps: { size: 'sm' } },
  },
});

/** Hands the tokens to the library's own variables, so that its parts are drawn in the design's colours. */
export const cssVariables: CSSVariablesResolver = () => {
  const both = {
    '--mantine-color-body': 'var(--surface-page)',
    '--mantine-color-text': 'var(--text-1)',
    '--mantine-color-dimmed': 'var(--text-3)',
    '--mantine-color-placeholder': 'var(--text-3)',
    '--mantine-color-anchor': 'var(--accent-text)',
    '--mantine-color-error': 'var(--danger-text)',
    '--mantine-color-default': 'var(--surface-panel)',
    '--mantine-color-default-hover': 'var(--surface-hover)',
    '--mantine-color-default-color': 'var(--text-1)',
    '--mantine-color-default-border': 'var(--line-strong)',
    '--mantine-primary-color-filled': 'var(--accent-fill)',
    '--mantine-primary-color-filled-hover': 'var(--accent-fill-hover)',
    '--mantine-color-cobalt-filled': 'var(--accent-fill)',
    '--mantine-color-cobalt-filled-hover': 'var(--accent-fill-hover)',
  };
  return { variables: {}, light: both, dark: both };
};
