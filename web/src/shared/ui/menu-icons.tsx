import type { ReactNode } from 'react';

const menuIcon = (shapes: ReactNode) => () => (
  <svg
    viewBox="0 0 20 20"
    width="18"
    height="18"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {shapes}
  </svg>
);

export const StatisticsIcon = menuIcon(<path d="M4 17V9M10 17V3M16 17v-5" />);

export const AutofiltersIcon = menuIcon(<path d="M3 5h14M6 10h8M8.5 15h3" />);

export const TipsIcon = menuIcon(
  <path d="M4 4h12v5a1.5 1.5 0 0 0 0 3v4H4v-4a1.5 1.5 0 0 0 0-3zM8 8h4M8 12h4" />,
);

export const DropinfoIcon = menuIcon(<path d="M3 5h5v5h5v5h4M14.5 12.5 17 15l-2.5 2.5" />);

export const GoqIcon = menuIcon(
  <path d="M10 3l6 2v5c0 3.6-2.6 6-6 7-3.4-1-6-3.4-6-7V5zM7.5 10l1.8 1.8 3.5-3.5" />,
);

export const DashboardIcon = menuIcon(
  <>
    <rect x="3" y="3" width="6" height="6" rx="1" />
    <rect x="11" y="3" width="6" height="6" rx="1" />
    <rect x="3" y="11" width="6" height="6" rx="1" />
    <rect x="11" y="11" width="6" height="6" rx="1" />
  </>,
);

export const AdminIcon = menuIcon(
  <>
    <path d="M3 6h8M15 6h2M3 14h2M9 14h8" />
    <circle cx="13" cy="6" r="2" />
    <circle cx="7" cy="14" r="2" />
  </>,
);
