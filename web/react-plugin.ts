import react from '@vitejs/plugin-react';

const signedInScreens = /\/src\/screens\/(?:member|admin)\/.*\.tsx?$/;

/**
 * React with its compiler, which remembers what the components of the signed-in area make, so that their sources need not. The
 * public pages are drawn once: there its code would only weigh. While developing it takes all files, because it refreshes
 * those that it takes.
 */
export const reactPlugin = (isDevelopment: boolean) =>
  react({ compiler: true, ...(!isDevelopment && { include: signedInScreens }) });
