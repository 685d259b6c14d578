import { type AdminPage, adminPanel } from './admin-page.tsx';

/**
 * The pages of the admin area. The first page without parameters of a section is where the section's menu leads; the
 * panel lists all that have none.
 */
export const adminPages: readonly AdminPage[] = [adminPanel];
