import type { ReactNode } from 'react';

interface IconProps {
  className?: string | undefined;
}

function MenuIcon({ className, children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      className={className}
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
      {children}
    </svg>
  );
}

export function StatisticsIcon(props: IconProps) {
  return (
    <MenuIcon {...props}>
      <path d="M4 17V9M10 17V3M16 17v-5" />
    </MenuIcon>
  );
}

export function AutofiltersIcon(props: IconProps) {
  return (
    <MenuIcon {...props}>
      <path d="M3 5h14M6 10h8M8.5 15h3" />
    </MenuIcon>
  );
}

export function TipsIcon(props: IconProps) {
  return (
    <MenuIcon {...props}>
      <path d="M4 4h12v5a1.5 1.5 0 0 0 0 3v4H4v-4a1.5 1.5 0 0 0 0-3zM8 8h4M8 12h4" />
    </MenuIcon>
  );
}

export function DropinfoIcon(props: IconProps) {
  return (
    <MenuIcon {...props}>
      <path d="M3 5h5v5h5v5h4" />
      <path d="M14.5 12.5 17 15l-2.5 2.5" />
    </MenuIcon>
  );
}

export function GoqIcon(props: IconProps) {
  return (
    <MenuIcon {...props}>
      <path d="M10 3l6 2v5c0 3.6-2.6 6-6 7-3.4-1-6-3.4-6-7V5z" />
      <path d="M7.5 10l1.8 1.8 3.5-3.5" />
    </MenuIcon>
  );
}

export function DashboardIcon(props: IconProps) {
  return (
    <MenuIcon {...props}>
      <rect x="3" y="3" width="6" height="6" rx="1" />
      <rect x="11" y="3" width="6" height="6" rx="1" />
      <rect x="3" y="11" width="6" height="6" rx="1" />
      <rect x="11" y="11" width="6" height="6" rx="1" />
    </MenuIcon>
  );
}

export function AdminIcon(props: IconProps) {
  return (
    <MenuIcon {...props}>
      <path d="M3 6h8M15 6h2M3 14h2M9 14h8" />
      <circle cx="13" cy="6" r="2" />
      <circle cx="7" cy="14" r="2" />
    </MenuIcon>
  );
}
