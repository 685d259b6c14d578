import { fireEvent, render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CountryFlag } from './country-flag.tsx';
import { TeamLogo } from './team-logo.tsx';

const image = (container: HTMLElement) => {
  const found = container.querySelector('img');
  if (!found) throw new Error('No picture');
  return found;
};

describe('TeamLogo', () => {
  it('shows the image, and the initials when it fails to load', () => {
    const { container, rerender } = render(
      <TeamLogo src="https://images.example/1.png" name="Wisła Stalowa" />,
    );
    fireEvent.error(image(container));
    expect(container.textContent).toBe('WS');
    rerender(<TeamLogo src="https://images.example/2.png" name="Wisła Stalowa" />);
    expect(image(container).getAttribute('src')).toBe('https://images.example/2.png');
  });

  it('shows the initials without an image', () => {
    expect(render(<TeamLogo src={null} name="Odra" />).container.textContent).toBe('OD');
  });
});

describe('CountryFlag', () => {
  it.each(['PL', 'GB-SCT'])('shows our own flag for %s, and letters when it fails to load', (countryCode) => {
    const { container } = render(<CountryFlag country={{ countryCode, flagUrl: null, country: 'Polska' }} />);
    expect(image(container).getAttribute('src')).toMatch(
      new RegExp(`^/assets/flags-[\\d.]+/${countryCode}\\.svg$`),
    );
    fireEvent.error(image(container));
    expect(container.textContent).toBe('PO');
  });

  it.each(['https://images.example/flag.png', '/media/flag.svg'])('shows the given flag %s', (flagUrl) => {
    const { container } = render(<CountryFlag country={{ countryCode: 'PL', flagUrl, country: 'Polska' }} />);
    expect(image(container).getAttribute('src')).toBe(flagUrl);
  });

  it.each([null, 'XX'])('shows letters for the code %s', (countryCode) => {
    expect(
      render(<CountryFlag country={{ countryCode, flagUrl: null, country: 'Świat' }} />).container
        .textContent,
    ).toBe('ŚW');
  });
});
