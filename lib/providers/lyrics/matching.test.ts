import { expect, test } from 'vitest';
import { matchSong } from './matching';

const match = (asked: [string, string], found: [string, string]) =>
  matchSong({ songTitle: asked[0], artist: asked[1] }, { songTitle: found[0], artist: found[1] });

test.each<[[string, string], [string, string]]>([
  [
    ['hey jude', 'beatles'],
    ['Hey Jude - Remastered 2015', 'The Beatles'],
  ],
  [
    ['Cafe del mar', 'Energy 52'],
    ['Café Del Mar', 'Energy 52'],
  ],
  [
    ['Under Pressure', 'Queen'],
    ['Under Pressure (feat. David Bowie)', 'Queen & David Bowie'],
  ],
  [
    ['dont stop me now', 'Queen'],
    ["Don't Stop Me Now", 'Queen'],
  ],
  [
    ['(I Can’t Get No) Satisfaction', 'Rolling Stones'],
    ['(I Can’t Get No) Satisfaction', 'The Rolling Stones'],
  ],
  [
    ['Mrs Robinson', 'Simon and Garfunkel'],
    ['Mrs. Robinson', 'Simon & Garfunkel'],
  ],
])('%j is surely %j', (asked, found) => {
  expect(match(asked, found)).toMatchObject({ isSure: true, isClose: true });
});

test.each<[[string, string], [string, string]]>([
  [
    ['Hello', 'Adele'],
    ['Hello', 'Lionel Richie'],
  ],
  [
    ['Hello', 'Adele'],
    ['Someone Like You', 'Adele'],
  ],
])('%j is not %j', (asked, found) => {
  expect(match(asked, found)).toMatchObject({ isSure: false, isClose: false });
});

test('a title with more words by the same artist is close, not sure', () => {
  expect(match(['Hello', 'Adele'], ['Hello Again', 'Adele'])).toMatchObject({
    isSure: false,
    isClose: true,
  });
});
