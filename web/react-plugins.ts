import babel from '@rolldown/plugin-babel';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';

/** React with its compiler, which remembers what a component makes, so that the sources need not. */
export const reactWithCompiler = [react(), babel({ presets: [reactCompilerPreset()] })];
