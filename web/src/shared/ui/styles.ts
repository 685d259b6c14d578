/**
 * The page's global styles in their order: font, tokens, the parts of the component library that every page or the
 * home page uses (in a cascade layer, so that the screens' CSS modules always win), then our base. The library's other
 * parts are in inner-styles.ts.
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
