import { describe, expect, test } from 'vitest';
import { cleanLyrics } from './clean-lyrics';

describe('cleaning lyrics', () => {
  test('cuts everything before the first section tag', () => {
    const raw =
      '12 ContributorsTranslationsEspañolPortuguêsDeutschHello Lyrics[Verse 1]\nHello, it is me\n\n[Chorus]\nHello from the other side';
    expect(cleanLyrics(raw)).toBe(
      '[Verse 1]\nHello, it is me\n\n[Chorus]\nHello from the other side',
    );
  });

  test.each([
    '[Verse]',
    '[Verse 2: Nas]',
    '[Chorus]',
    '[Pre-Chorus]',
    '[Intro]',
    '[Guitar Solo]',
    '[Part II]',
    '[Bridge: Both]',
    '[Spoken Word]',
    '[2nd Verse]',
    '[Estribillo]',
    '[Припев]',
    '[Instrumental Break]',
    '[HOOK x2]',
  ])('knows %s as a section tag', (tag) => {
    expect(cleanLyrics(`About this song\n${tag}\nla la`)).toBe(`${tag}\nla la`);
  });

  test.each([
    '[00:12.34]',
    '[01:23]',
    '[ar:Chorus Boys]',
    '[Produced by Verse Simmonds]',
    '[laughs]',
    '[x2]',
    '[drop the needle]',
    '[part of me]',
    '[length: 03:21]',
  ])('does not take %s for a section tag', (tag) => {
    expect(cleanLyrics(`First line\n${tag} second line`)).toContain('First line');
  });

  test('keeps the whole text when there is no section tag', () => {
    expect(cleanLyrics('One\nTwo\n\nThree')).toBe('One\nTwo\n\nThree');
    expect(cleanLyrics('[00:01.00] One\n[00:02.00] Two')).toBe('[00:01.00] One\n[00:02.00] Two');
  });

  test('strips markup and keeps what only looks like it', () => {
    expect(cleanLyrics('<div class="x">I &lt;3 you<br/>5 < 6 &amp; <i>so</i> on</div>')).toBe(
      'I <3 you\n5 < 6 & so on',
    );
    expect(cleanLyrics('a<script>alert(1)</script>b &lt;b&gt;c&lt;/b&gt; <<b>i>d')).toBe('ab c d');
  });

  test('drops translation lists', () => {
    expect(cleanLyrics('Translations\nEspañol\nDeutsch\nTürkçe\nFirst line\nSecond')).toBe(
      'First line\nSecond',
    );
    expect(cleanLyrics('Translations: Spanish, German\nLine')).toBe('Line');
    expect(cleanLyrics('TranslationsFrançaisItaliano\nLine')).toBe('Line');
    expect(cleanLyrics('[Verse]\nLine\nTranslations:\nFrench\nMore')).toBe('[Verse]\nLine\nMore');
  });

  test('keeps a lyric that only begins like a heading', () => {
    const lyric =
      'Translations of my heart\nProduce the moon\nContributing nothing\nProducers of rain';
    expect(cleanLyrics(lyric)).toBe(lyric);
  });

  test.each([
    'Produced by Max Martin',
    '[Produced by Dr. Dre]',
    'Producer: Finneas',
    'Producers: A & B',
    'Producer(s): A',
    'Co-produced by Somebody',
    '(Prod. by Metro)',
    'Contributors: Ann, Bob',
    '14 Contributors',
    '1,204 Contributors',
    'Contributor: Ann',
    'Songwriters: Ann, Bob',
    'Written by: Ann',
    'Executive Producer: Ann',
    'Contributors',
  ])('drops the line "%s"', (line) => {
    expect(cleanLyrics(`[Verse]\nOne\n${line}\nTwo`)).toBe('[Verse]\nOne\nTwo');
  });
});
