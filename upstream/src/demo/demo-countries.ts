/** A country of the demo with its invented leagues, and the words that its names are made of. */
export interface DemoCountry {
  country: string;
  leagues: readonly { code: string; name: string }[];
  /** The first and the last hour of kick-offs, in UTC: by day or in the evening where they play. The last may be past midnight. */
  kickOffHours: readonly [first: number, last: number];
  /** How a club is called: `{club}` and `{town}` are filled in. */
  pattern: string;
  clubs: readonly string[];
  townStarts: readonly string[];
  townEnds: readonly string[];
  firstNames: readonly string[];
  lastStarts: readonly string[];
  lastEnds: readonly string[];
}

const words = (text: string): readonly string[] => text.split(' ');

/** Every league, club and person in here is invented. */
export const demoCountries: readonly DemoCountry[] = [
  {
    country: 'Poland',
    kickOffHours: [10, 21],
    leagues: [
      { code: 'demo-pl-1', name: 'Liga Bursztynowa' },
      { code: 'demo-pl-2', name: 'Liga Krzemienna' },
    ],
    pattern: '{club} {town}',
    clubs: words('Odra Granit Iskra Orkan Płomień Kuźnia Bursztyn Jantar'),
    townStarts: words('Kędz Borz Lipn Zagr Radl Mokr Jawn Dębn'),
    townEnds: words('ierz owno ędzin iska'),
    firstNames: words(
      'Adam Bartosz Cezary Dawid Emil Filip Grzegorz Hubert Igor Jakub Kamil Łukasz Mateusz Norbert',
    ),
    lastStarts: words('Brzoz Kalin Lesz Modrz Olsz Wierzb Jarz Głog'),
    lastEnds: words('ecki owicz yński iak ewski'),
  },
  {
    country: 'Germany',
    kickOffHours: [10, 21],
    leagues: [{ code: 'demo-de-1', name: 'Eichenliga' }],
    pattern: '{club} {town}',
    clubs: words('SV Eintracht TuS Blau-Weiß'),
    townStarts: words('Alten Berg Falken Hohen'),
    townEnds: words('rode feld tal münde'),
    firstNames: words('Anton Bastian Carl Dominik Erik Fabian Gregor Henrik Jannik Lennart Moritz Niklas'),
    lastStarts: words('Acker Buchen Eber Hasel Linden Stein'),
    lastEnds: words('mann hardt berger lein'),
  },
  {
    country: 'Spain',
    kickOffHours: [10, 21],
    leagues: [{ code: 'demo-es-1', name: 'Liga del Olivo' }],
    pattern: '{club} {town}',
    clubs: words('Deportivo Racing Unión Atlético'),
    townStarts: words('Alma Monte Ribera Valde'),
    townEnds: words('clara luna rosa viento'),
    firstNames: words('Álvaro Bruno Carlos Diego Enzo Gonzalo Hugo Iker Javier Mario Pablo Rubén'),
    lastStarts: words('Arroy Cast Mirand Olivar Robl Sierr'),
    lastEnds: words('edo ales ero illa'),
  },
  {
    country: 'Italy',
    kickOffHours: [10, 21],
    leagues: [{ code: 'demo-it-1', name: 'Lega del Faro' }],
    pattern: '{club} {town}',
    clubs: words('Aurora Virtus Sportiva Robur'),
    townStarts: words('Castel Monte Porto Torre'),
    townEnds: words('chiaro verde lupo saldo'),
    firstNames: words('Aldo Bruno Carlo Dario Elio Fabio Gianni Livio Marco Nico Piero Sandro'),
    lastStarts: words('Bell Cast Fontan Mont Rov Sal'),
    lastEnds: words('ini elli aro etti'),
  },
  {
    country: 'France',
    kickOffHours: [10, 21],
    leagues: [{ code: 'demo-fr-1', name: 'Ligue des Phares' }],
    pattern: '{club} {town}',
    clubs: words('Olympique Étoile Stade Avenir'),
    townStarts: words('Beau Clair Haute Roche'),
    townEnds: words('rive mont brume lac'),
    firstNames: words('Adrien Baptiste Clément Damien Étienne Florian Gaël Julien Kylian Loïc Maxime Rémi'),
    lastStarts: words('Beau Cler Dur Font Lav Mar'),
    lastEnds: words('champ mont and ier'),
  },
  {
    country: 'Portugal',
    kickOffHours: [10, 21],
    leagues: [{ code: 'demo-pt-1', name: 'Liga do Cabo' }],
    pattern: '{club} {town}',
    clubs: words('CD Académico União Marítima'),
    townStarts: words('Moreira Serra Vila Foz'),
    townEnds: ['-Velha', '-Alta', '-Clara', '-Longa'],
    firstNames: words('André Bruno Carlos Diogo Eduardo Filipe Gil Hélder João Luís Nuno Rui'),
    lastStarts: words('Alm Carv Ferr Mor Pinh Silv'),
    lastEnds: words('eida alho eira al'),
  },
  {
    country: 'Sweden',
    kickOffHours: [10, 21],
    leagues: [{ code: 'demo-se-1', name: 'Fjällserien' }],
    pattern: '{town} {club}',
    clubs: words('BK IF FK AIF'),
    townStarts: words('Björk Lind Norr Älv'),
    townEnds: words('hamra gård viken dala'),
    firstNames: words('Albin Axel Björn Elias Filip Gustav Hampus Isak Jesper Linus Melker Oskar'),
    lastStarts: words('Berg Lind Ny Sjö Sten Väst'),
    lastEnds: words('ström qvist lund gren'),
  },
  {
    country: 'Norway',
    kickOffHours: [10, 21],
    leagues: [{ code: 'demo-no-1', name: 'Fjordligaen' }],
    pattern: '{town} {club}',
    clubs: words('IL BK TIL FK'),
    townStarts: words('Nord Tor Sol Grann'),
    townEnds: words('våg vik nes heim'),
    firstNames: words('Anders Birk Eirik Fredrik Håkon Jonas Kristian Lars Magnus Ola Sander Tobias'),
    lastStarts: words('Berg Dal Fjell Haug Nord Sol'),
    lastEnds: words('heim stad vik land'),
  },
  {
    country: 'Chile',
    kickOffHours: [22, 25],
    leagues: [{ code: 'demo-cl-1', name: 'Liga Cordillera' }],
    pattern: '{club} {town}',
    clubs: words('Unión Deportes Rangers Cóndor'),
    townStarts: words('Arau Pichi Quil Mai'),
    townEnds: words('mahue pán hue cura'),
    firstNames: words(
      'Benjamín Cristóbal Diego Esteban Felipe Ignacio Joaquín Matías Nicolás Tomás Vicente Zamir',
    ),
    lastStarts: words('Agu Carr Fuent Mold Sepúl Val'),
    lastEnds: words('ayo asco ealba enzuela'),
  },
  {
    country: 'Japan',
    kickOffHours: [2, 9],
    leagues: [{ code: 'demo-jp-1', name: 'Kumo League' }],
    pattern: '{town} {club}',
    clubs: words('Nova SC Verde Wave'),
    townStarts: words('Kasu Totta Minami Hoshi'),
    townEnds: words('ga ka mori hama'),
    firstNames: words('Akira Daiki Haruto Kaito Kenta Makoto Naoki Ren Ryo Shota Takumi Yuto'),
    lastStarts: words('Aoki Fuji Hoshi Kawa Mori Yama'),
    lastEnds: words('moto zawa shita no'),
  },
  {
    country: 'South Korea',
    kickOffHours: [2, 9],
    leagues: [{ code: 'demo-kr-1', name: 'Hanbit League' }],
    pattern: '{town} {club}',
    clubs: words('FC City United Stars'),
    townStarts: words('Han Buk Seo Mir'),
    townEnds: words('seong hae won dong'),
    firstNames: words(
      'Dong-hyun Eun-woo Ha-jun Ji-ho Jun-seo Min-jun Seo-jun Si-woo Tae-yang Woo-jin Ye-jun Young-ho',
    ),
    lastStarts: words('Kim Lee Park Choi Jung Kang'),
    lastEnds: [''],
  },
];
