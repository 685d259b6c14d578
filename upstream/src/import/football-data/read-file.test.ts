import { afterAll, describe, expect, it } from 'vitest';
import { makeCsvFolder } from '../../testing/csv-file.ts';
import { RefusedFile, readFootballData } from './read-file.ts';

const now = new Date('2026-03-14T12:00:00Z');

const folder = await makeCsvFolder();
afterAll(() => folder.remove());

const read = async (name: string, content: string | Uint8Array) =>
  readFootballData(await folder.write(name, content), now);

describe('a file', () => {
  it('can have a byte order mark, CRLF, empty headers, ragged and blank rows', async () => {
    const result = await read(
      'E3.csv',
      '\ufeffDiv,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,Referee,,\r\n' +
        'E3,02/08/2025,15:00,Amber Town,Birch City,1,2,J Doe ,0.38,,\r\n' +
        'E3,02/08/2025,15:00,Cedar,Dogwood,0,0\r\n' +
        ',,,,,,,,,\r\n' +
        ',,,,,,,,,\r\n',
    );
    expect(result.read).toBe(4);
    expect(result.matches).toHaveLength(2);
    expect(result.matches[0]).toMatchObject({
      line: 2,
      day: '2025-08-02',
      home: 'Amber Town',
      referee: 'J Doe',
      season: { year: '2025', name: '2025/2026' },
      statistics: { goalHome: 1, goalAway: 2, shotsHome: null },
    });
    expect(result.matches[0]?.kickOff?.toISOString()).toBe('2025-08-02T14:00:00.000Z');
    expect(result.matches[1]?.referee).toBeNull();
    expect(Object.fromEntries(result.skipped)).toEqual({ 'blank row': [4, 5] });
  });

  it('can lack the last newline unless its last row is incomplete', async () => {
    const header = 'Div,Date,HomeTeam,AwayTeam,FTHG,FTAG';
    const whole = `${header}\nE0,17/08/2024,Amber,Birch,2,1\nE0,18/08/2024,Cedar,Dogwood,0,0`;
    expect((await read('whole.csv', whole)).matches).toHaveLength(2);
    await expect(read('cut.csv', whole.slice(0, -2))).rejects.toThrow(
      new RefusedFile('it is cut off in its last row'),
    );
    await expect(read('cut.csv', header.slice(0, -5))).resolves.toMatchObject({ matches: [] });
  });

  it('can lack Div and Time when its name has the league code', async () => {
    const { matches } = await read('D1.csv', 'Date,HomeTeam,AwayTeam,FTHG,FTAG\n13/08/99,Ahorn,Birke,2,1\n');
    expect(matches[0]).toMatchObject({
      league: { code: 'D1', country: 'Germany' },
      kickOff: null,
      season: { name: '1999/2000' },
    });
  });

  it('can have decimals and header variants of other programs', async () => {
    const { matches } = await read(
      'F1_067.csv',
      'Div,Date,HomeTeam,AwayTeam,FTHG,FTAG,HS,BbMx_2_5,BbAv_2_5,BbMx_2_5_1,BbAv_2_5_1\n' +
        'F1,04/08/2006,Aune,Bouleau,1.0,3.0,12.0,2.44,2.28,1.61,1.55\n',
    );
    expect(matches[0]?.statistics).toMatchObject({ goalHome: 1, goalAway: 3, shotsHome: 12 });
    expect(matches[0]?.quotes[0]?.prices).toMatchObject([
      { selection: 'over', opening: 2.28 },
      { selection: 'under', opening: 1.55 },
    ]);
  });

  it('can have awarded, abandoned and coming matches', async () => {
    const { matches, skipped } = await read(
      'T1.csv',
      'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,HTHG,HTAG,HS\n' +
        'T1,25/02/2023,13:00,Akasya,Bambu,3,0,,,\n' +
        'T1,26/02/2023,13:00,Cam,Defne,,,0,3,\n' +
        'T1,27/02/2023,13:00,Elma,Fesleğen,,,,,\n',
    );
    expect(skipped.size).toBe(0);
    expect(
      matches.map(({ statistics: { goalHome, halfTimeGoalAway } }) => [goalHome, halfTimeGoalAway]),
    ).toEqual([
      [3, null],
      [null, 3],
      [null, null],
    ]);
  });

  it('can have several leagues', async () => {
    const { matches, skipped } = await read(
      'Latest_Results.csv',
      'Div,Date,HomeTeam,AwayTeam\nE0,01/02/2025,A,B\nSP1,01/02/2025,C,D\nQ7,01/02/2025,E,F\n',
    );
    expect(matches.map(({ league }) => league.code)).toEqual(['E0', 'SP1']);
    expect(Object.fromEntries(skipped)).toEqual({ 'unknown league': [4] });
  });

  it('can have the other layout, with stray spaces and seasons of one year', async () => {
    const { matches } = await read(
      'FIN.csv',
      'Country,League,Season,Date,Time,Home,Away,HG,AG,Res,PSCH,PSCD,PSCA\n' +
        'Finland ,Veikkausliiga ,2018,15/04/2018,16:30,Haapa,Koivu,3,1,H,1.4,4.79,9.77\n',
    );
    expect(matches[0]).toMatchObject({
      league: { code: 'FIN', name: 'Veikkausliiga' },
      season: { year: '2018', name: '2018' },
      statistics: { goalHome: 3, goalAway: 1 },
    });
    expect(matches[0]?.quotes[0]?.prices.map(({ opening, current }) => opening === current)).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('can be in Windows-1252', async () => {
    const { matches, encoding } = await read(
      'D2.csv',
      Buffer.from('Div,Date,HomeTeam,AwayTeam\nD2,03/08/2024,Grün Weiß,Münde\n', 'latin1'),
    );
    expect(matches[0]).toMatchObject({ home: 'Grün Weiß', away: 'Münde' });
    expect(encoding).toBe('windows-1252');
  });

  it('can be in Windows-1250', async () => {
    const header = Buffer.from('Div,Date,HomeTeam,AwayTeam\nE0,03/08/2024,');
    const names = Buffer.from([0x8c, 0xb9, 0x73, 0x6b, 0x2c, 0xa3, 0xf3, 0x64, 0x9f, 0x0a]);
    const { matches, encoding } = await read('E0.csv', Buffer.concat([header, names]));
    expect(matches[0]).toMatchObject({ home: 'Śąsk', away: 'Łódź' });
    expect(encoding).toBe('windows-1250');
  });

  it('can be in ISO 8859-2', async () => {
    const { matches, encoding } = await read(
      'E0.csv',
      Buffer.concat([
        Buffer.from('Div,Date,HomeTeam,AwayTeam\nE0,03/08/2024,'),
        Buffer.from([0xa6, 0x6c, 0xb1, 0x73, 0x6b, 0x2c, 0xa3, 0xf3, 0x64, 0xbc, 0x0a]),
      ]),
    );
    expect(matches[0]).toMatchObject({ home: 'Śląsk', away: 'Łódź' });
    expect(encoding).toBe('iso-8859-2');
  });

  it('is read without matches more than two years away', async () => {
    const { matches, skipped } = await read(
      'E0.csv',
      'Div,Date,HomeTeam,AwayTeam\nE0,17/08/2924,A,B\nE0,15/03/2028,A,C\nE0,14/03/2028,A,D\n',
    );
    expect(matches.map(({ away }) => away)).toEqual(['D']);
    expect(Object.fromEntries(skipped)).toEqual({ 'a day more than two years away': [2, 3] });
  });

  it('is reported with the rows that have an invalid price', async () => {
    const { matches, doubtful } = await read(
      'E0.csv',
      'Div,Date,HomeTeam,AwayTeam,PSH,PSD,PSA\n' +
        'E0,03/08/2024,A,B,2.1,3.2,4\n' +
        'E0,03/08/2024,C,D,"2,1",3.2,4\n' +
        'E0,03/08/2024,E,F,1.00,3.2,4\n' +
        'E0,03/08/2024,G,H,2.1,0,4\n' +
        'E0,03/08/2024,I,J,2.1,99999999999,4\n' +
        'E0,03/08/2024,K,L,,,\n' +
        'E0,03/08/2024,M,N,#N/A,#N/A,#N/A\n',
    );
    expect(matches).toHaveLength(7);
    expect(Object.fromEntries(doubtful)).toEqual({
      'price that is not a number above 1, left out': [3, 4, 5, 6],
    });
  });

  it('is reported with the rows that have an invalid time or handicap line', async () => {
    const { matches, doubtful } = await read(
      'E0.csv',
      'Div,Date,Time,HomeTeam,AwayTeam,AHh,PAHH,PAHA\n' +
        'E0,03/08/2024,3pm,A,B,-0.5,1.9,1.9\n' +
        'E0,03/08/2024,25:00,C,D,,,\n' +
        'E0,03/08/2024,,E,F,1000000,1.9,1.9\n' +
        'E0,03/08/2024,15:00,G,H,level,1.9,1.9\n',
    );
    expect(matches.map(({ quotes }) => quotes.length)).toEqual([1, 0, 0, 0]);
    expect(Object.fromEntries(doubtful)).toEqual({
      'time that is not a time of day, left out': [2, 3],
      'handicap line that is not a number from -100 to 100, left out': [4, 5],
    });
  });

  it.each(['\n', '\r\n'])(
    'is reported with its lines when cells have line breaks (%j)',
    async (lineBreak) => {
      const lines = [
        'Div,Date,HomeTeam,AwayTeam,Referee',
        'E0,17/08/2024,A,B,"J',
        'Doe"',
        '',
        'E0,not a day,C,D,',
        'E0,18/08/2024,"C',
        '',
        'D",E,',
      ];
      // Longer than a chunk of the file, so that a line break is split.
      const long = Array.from({ length: 9_000 }, () => 'E0,not a day,F,G,');
      const { skipped } = await read('E0.csv', [...lines, ...long, ''].join(lineBreak));
      expect(skipped.get('unreadable team name')).toEqual([8]);
      expect(skipped.get('invalid date')).toEqual([5, ...long.map((_, index) => index + 9)]);
    },
  );

  it('is reported with the lines of each error', async () => {
    const { matches, skipped, doubtful } = await read(
      'E0.csv',
      'Div,Date,HomeTeam,AwayTeam,FTHG,FTAG,HS\n' +
        'E0,31/02/2025,A,B,1,1,1\n' +
        'E0,01/02/2025,,B,1,1,1\n' +
        'E0,01/02/2025,A,A,1,1,1\n' +
        'E0,01/02/2025,A\u0000,B,1,1,1\n' +
        'E0,01/02/2025,A,B,1,1,many\n' +
        'E0,01/02/2025,A,B,2,2,2\n',
    );
    expect(matches).toHaveLength(1);
    expect(Object.fromEntries(skipped)).toEqual({
      'invalid date': [2],
      'no team names': [3],
      'a team against itself': [4],
      'unreadable team name': [5],
      'duplicate row': [7],
    });
    expect([...doubtful.values()]).toEqual([[6]]);
  });
});

describe('an invalid file', () => {
  it.each([
    ['empty.csv', '', 'it is empty'],
    ['page.csv', '<!doctype html>\n<title>Not found</title>\n', 'its first row does not name'],
    ['prices.csv', 'day,open,close\n1,2,3\n', 'its first row does not name'],
    [
      'excel.csv',
      'Div;Date;HomeTeam;AwayTeam\nE0;01/02/2025;A;B\n',
      'its columns are separated by semicolons',
    ],
    ['nodiv.csv', 'Date,HomeTeam,AwayTeam\n01/02/2025,A,B\n', 'it has no Div column'],
    ['quote.csv', 'Div,Date,HomeTeam,AwayTeam\nE0,01/02/2025,"A,B\n', 'it is not valid CSV'],
    ['opening.csv', 'Div,Date,HomeTeam,AwayTeam\nE0,01/02/2025,A"x,B\n', 'it is not valid CSV'],
    ['picture.csv', new Uint8Array([137, 80, 78, 71, 0, 1, 2, 255, 34, 10]), 'it'],
    ['long.csv', `Div,Date,HomeTeam,AwayTeam\n${'x'.repeat(300_000)}\n`, 'it is not valid CSV'],
  ])('%s is rejected with a message of one line', async (name, content, reason) => {
    const rejection = await read(name, content).catch((error: unknown) => error);
    expect(rejection).toBeInstanceOf(RefusedFile);
    expect(String(rejection)).toContain(reason);
    expect(String(rejection)).not.toContain('\n');
  });

  it('is rejected when it does not exist', async () => {
    await expect(readFootballData(`${folder.path}/absent.csv`, now)).rejects.toThrow(
      'it cannot be read: ENOENT',
    );
  });
});
