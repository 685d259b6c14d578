/**
 * Global styles in cascade order: font, tokens, Mantine components of every page or the home page (in a layer, so that CSS modules
 * override them), base. main-styles.ts has the other components.
 */
import '@fontsource-variable/instrument-sans/wdth.css';
import './tokens.css';
import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/global.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Button.layer.css';
import '@mantine/core/styles/Loader.layer.css';
import '@mantine/core/styles/Skeleton.layer.css';
import '@mantine/core/styles/VisuallyHidden.layer.css';
import './base.css';
