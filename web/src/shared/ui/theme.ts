import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';
import { ButtonElement } from './button-element.tsx';

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

/** Mantine uses these for borders in the light scheme: 3 for strong lines, 4 for controls. */
const gray: MantineColorsTuple = [
  '#f8f9f7',
  '#f1f3f0',
  '#e6e9e5',
  '#c5cbc6',
  '#848d89',
  '#586369',
  '#586369',
  '#3f4a50',
  '#11171a',
  '#11171a',
];

/** Mantine uses these for surfaces in the dark scheme: 4 for borders of controls, 6 for controls, 7 for the page. */
const dark: MantineColorsTuple = [
  '#edf1f2',
  '#b9c3c8',
  '#929da4',
  '#929da4',
  '#6d7980',
  '#1a2125',
  '#13181b',
  '#0c1012',
  '#0c1012',
  '#0c1012',
];

/** Maps Mantine's theme to the values in tokens.css. */
export const theme = createTheme({
  colors: { cobalt, gray, dark },
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
  breakpoints: { xs: '30em', sm: '48em', md: '64em', lg: '80em', xl: '90em' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Button: { defaultProps: { component: ButtonElement } },
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray', size: 'lg' } },
    Text: { defaultProps: { inherit: true } },
    TextInput: { defaultProps: { size: 'md' } },
    PasswordInput: { defaultProps: { size: 'md' } },
    Textarea: { defaultProps: { size: 'md' } },
    Card: { defaultProps: { padding: 0 } },
    Switch: { defaultProps: { withThumbIndicator: false } },
    Tooltip: {
      defaultProps: { multiline: true, maw: 280, events: { hover: true, focus: true, touch: true } },
    },
    Modal: { defaultProps: { centered: true } },
    InputWrapper: {
      defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] },
      styles: {
        label: { marginBottom: 6, fontSize: 'var(--fs-13)', lineHeight: 'var(--lh-13)' },
        description: { marginTop: 6, fontSize: 'var(--fs-12)', lineHeight: 'var(--lh-12)' },
        error: { marginTop: 6, fontSize: 'var(--fs-12)', lineHeight: 'var(--lh-12)', fontWeight: 500 },
      },
    },
  },
});

export const cssVariables: CSSVariablesResolver = () => {
  const both = {
    '--mantine-color-body': 'var(--surface-page)',
    '--mantine-color-text': 'var(--text-1)',
    '--mantine-color-dimmed': 'var(--text-3)',
    '--mantine-color-placeholder': 'var(--text-3)',
    '--mantine-color-anchor': 'var(--accent-text)',
    '--mantine-color-error': 'var(--danger-text)',
    // Mantine's own is the color of a panel in the dark scheme.
    '--mantine-color-disabled': 'var(--surface-track)',
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
