/** Parts of invented names, separated by spaces. Every start is combined with every end. */
type NameParts = readonly [starts: string, ends: string];

/** A country with its leagues and the parts of its names. */
export interface DemoCountry {
  country: string;
  leagues: readonly { code: string; name: string }[];
  /** First and last hour of kick-offs in UTC, by default `europeanHours`; the last may be 24 or more. */
  kickOffHours?: readonly [first: number, last: number];
  /** Pattern of a club's name, by default `{club} {town}`. */
  pattern?: string;
  /** Separated by spaces. */
  clubs: string;
  towns: NameParts;
  /** Separated by spaces. */
  firstNames: string;
  lastNames: NameParts;
}

export const europeanHours = [10, 21] as const;

/** All leagues, clubs and persons are invented. */
export const demoCountries: readonly DemoCountry[] = [
  {
    country: 'Poland',
    leagues: [
      { code: 'demo-pl-1', name: 'Liga Bursztynowa' },
      { code: 'demo-pl-2', name: 'Liga Krzemienna' },
    ],
    clubs: 'Odra Granit Iskra Orkan Płomień Kuźnia Bursztyn Jantar',
    towns: ['Kędz Borz Lipn Zagr Radl Mokr Jawn Dębn', 'ierz owno ędzin iska'],
    firstNames:
      'Adam Bartosz Cezary Dawid Emil Filip Grzegorz Hubert Igor Jakub Kamil Łukasz Mateusz Norbert',
    lastNames: ['Brzoz Kalin Lesz Modrz Olsz Wierzb Jarz Głog', 'ecki owicz yński iak ewski'],
  },
  {
    country: 'Germany',
    leagues: [{ code: 'demo-de-1', name: 'Eichenliga' }],
    clubs: 'SV Eintracht TuS Blau-Gelb',
    towns: ['Alten Berg Falken Hohen', 'rode feld tal münde'],
    firstNames: 'Anton Bastian Carl Dominik Erik Fabian Gregor Henrik Jannik Lennart Moritz Niklas',
    lastNames: ['Acker Buchen Eber Hasel Linden Stein', 'mann hardt berger lein'],
  },
  {
    country: 'Spain',
    leagues: [{ code: 'demo-es-1', name: 'Liga del Olivo' }],
    clubs: 'Deportivo Racing Unión Atlético',
    towns: ['Alma Monte Ribera Valde', 'clara luna rosa viento'],
    firstNames: 'Álvaro Bruno Carlos Diego Enzo Gonzalo Hugo Iker Javier Mario Pablo Rubén',
    lastNames: ['Arroy Cast Mirand Olivar Robl Sierr', 'edo ales ero illa'],
  },
  {
    country: 'Italy',
    leagues: [{ code: 'demo-it-1', name: 'Lega del Faro' }],
    clubs: 'Aurora Virtus Sportiva Robur',
    towns: ['Castel Monte Porto Torre', 'chiaro verde lupo saldo'],
    firstNames: 'Aldo Bruno Carlo Dario Elio Fabio Gianni Livio Marco Nico Piero Sandro',
    lastNames: ['Bell Cast Fontan Mont Rov Sal', 'ini elli aro etti'],
  },
  {
    country: 'France',
    leagues: [{ code: 'demo-fr-1', name: 'Ligue des Phares' }],
    clubs: 'Olympique Étoile Stade Avenir',
    towns: ['Beau Clair Haute Roche', 'rive mont brume lac'],
    firstNames: 'Adrien Baptiste Clément Damien Étienne Florian Gaël Julien Kylian Loïc Maxime Rémi',
    lastNames: ['Beau Cler Dur Font Lav Mar', 'champ mont and ier'],
  },
  {
    country: 'Portugal',
    leagues: [{ code: 'demo-pt-1', name: 'Liga do Cabo' }],
    clubs: 'CD Académico União Marítima',
    towns: ['Moreira Serra Vila Foz', '-Velha -Alta -Clara -Longa'],
    firstNames: 'André Bruno Carlos Diogo Eduardo Filipe Gil Hélder João Luís Nuno Rui',
    lastNames: ['Alm Carv Ferr Mor Pinh Silv', 'eida alho eira al'],
  },
  {
    country: 'Sweden',
    leagues: [{ code: 'demo-se-1', name: 'Fjällserien' }],
    pattern: '{town} {club}',
    clubs: 'BK IF FK AIF',
    towns: ['Björk Lind Norr Älv', 'hamra gård viken dala'],
    firstNames: 'Albin Axel Björn Elias Filip Gustav Hampus Isak Jesper Linus Melker Oskar',
    lastNames: ['Berg Lind Ny Sjö Sten Väst', 'ström qvist lund gren'],
  },
  {
    country: 'Norway',
    leagues: [{ code: 'demo-no-1', name: 'Fjordligaen' }],
    pattern: '{town} {club}',
    clubs: 'IL BK TIL FK',
    towns: ['Nord Tor Sol Grann', 'våg vik nes heim'],
    firstNames: 'Anders Birk Eirik Fredrik Håkon Jonas Kristian Lars Magnus Ola Sander Tobias',
    lastNames: ['Berg Dal Fjell Haug Nord Sol', 'heim stad vik land'],
  },
  {
    country: 'Chile',
    leagues: [{ code: 'demo-cl-1', name: 'Liga Cordillera' }],
    kickOffHours: [22, 25],
    clubs: 'Unión Deportes Rangers Cóndor',
    towns: ['Arau Pichi Quil Mai', 'mahue pán hue cura'],
    firstNames: 'Benjamín Cristóbal Diego Esteban Felipe Ignacio Joaquín Matías Nicolás Tomás Vicente Zamir',
    lastNames: ['Agu Carr Fuent Mold Sepúl Val', 'ayo asco ealba enzuela'],
  },
  {
    country: 'Japan',
    leagues: [{ code: 'demo-jp-1', name: 'Kumo League' }],
    kickOffHours: [2, 9],
    pattern: '{town} {club}',
    clubs: 'Nova SC Verde Wave',
    towns: ['Kasu Totta Minami Hoshi', 'ga ka mori hama'],
    firstNames: 'Akira Daiki Haruto Kaito Kenta Makoto Naoki Ren Ryo Shota Takumi Yuto',
    lastNames: ['Aoki Fuji Hoshi Kawa Mori Yama', 'moto zawa shita no'],
  },
  {
    country: 'South Korea',
    leagues: [{ code: 'demo-kr-1', name: 'Hanbit League' }],
    kickOffHours: [2, 9],
    pattern: '{town} {club}',
    clubs: 'FC City United Stars',
    towns: ['Han Buk Seo Mir', 'seong hae won dong'],
    firstNames:
      'Dong-hyun Eun-woo Ha-jun Ji-ho Jun-seo Min-jun Seo-jun Si-woo Tae-yang Woo-jin Ye-jun Young-ho',
    lastNames: ['Kim Lee Park Choi Jung Kang', ''],
  },
];
