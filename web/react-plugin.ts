import react from '@vitejs/plugin-react';

/**
 * React, whose compiler remembers what the components of the signed-in area make, so that their sources need not. The public
 * pages are drawn once: there its code would only weigh.
 */
export const reactPlugin = react({
  compiler: true,
  include: /\/src\/screens\/(?:member|admin)\/.*\.tsx?$/,
});
