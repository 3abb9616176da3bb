import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resumeOf, parsedPdf } from '../testing';
import { readResume } from '../reading/resume';
import { checkContact } from './contact';
import { checkDates } from './dates';
import { checkLength } from './length';
import { checkParsing } from './parsing';
import { checkReadability } from './readability';
import { checkRepetition } from './repetition';
import { checkResults, hasQuantity } from './results';
import { reviewResume } from './review';
import { checkSections } from './sections';
import { checkVerbs, opensStrong, weakOpening } from './verbs';

const sentences = (check: { losses: { sentence: string }[] }) =>
  check.losses.map(({ sentence }) => sentence).join(' ');

describe('contact details', () => {
  it.each([
    ['Nguyễn Thị Minh Khai', 'Hanoi, Vietnam | minh.khai@example.vn | +84 24 3826 1234'],
    ['Ελένη Παπαδοπούλου', 'Αθήνα, Ελλάδα · eleni@example.gr · +30 210 123 4567'],
    ['山田太郎', '東京 · taro@example.jp · 090-1234-5678'],
    ['O’Brien-Ó Súilleabháin', '80331 München · o.brien@example.ie · (555) 123-4567'],
    ['สมชาย ใจดี', 'Bangkok, Thailand · somchai@example.co.th · +66 2 123 4567'],
  ])('finds all there is to know about %s', (name, line) => {
    const check = checkContact(resumeOf(`# ${name}\n${line}\nlinkedin.com/in/somebody`));
    expect(sentences(check)).toBe('');
  });

  it('counts an address behind an icon as missing and shows the link', () => {
    const pdf = parsedPdf(['# Ada Baker', 'London, England · 020 7946 0000']);
    pdf.pages[0]?.links.push('mailto:ada@example.com');
    const check = checkContact(readResume(pdf));
    expect(check.losses[0]).toMatchObject({
      sentence: expect.stringContaining('no email address'),
      evidence: expect.arrayContaining([
        { quote: 'mailto:ada@example.com (a link without words)', page: 1 },
      ]),
    });
  });

  it('does not take a heading or the words "Curriculum Vitae" for a name', () => {
    const check = checkContact(resumeOf('# Curriculum Vitae\n= Experience\n- Sold 12 cars'));
    expect(sentences(check)).toMatch(/no name/);
  });
});

describe('sections', () => {
  it.each([
    'WORK EXPERIENCE',
    'Career History:',
    '2. Employment',
    'Berufserfahrung',
    'E X P E R I E N C E',
  ])('knows “%s”', (heading) => {
    const check = checkSections(resumeOf(`# Ada Baker\n= ${heading}\n- Sold 12 cars`));
    expect(sentences(check)).not.toMatch(/“Experience”/);
  });

  it('shows the headings it did find', () => {
    const check = checkSections(
      resumeOf('# Ada Baker\n= Skills\nExcel and double entry\n= Pottery\nVases'),
    );
    expect(check.losses[0]?.evidence.map(({ quote }) => quote)).toEqual(['Skills', 'Pottery']);
  });
});

describe('dates and gaps', () => {
  const jobs = (...lines: string[]) =>
    checkDates(resumeOf(`# A B\n= Experience\n${lines.join('\n')}`));

  it('lets study and volunteering fill a gap', () => {
    const resume = resumeOf(
      '# A B\n= Experience\n* Cook | 01/2019 – Present\n* Clerk | 01/2012 – 12/2014\n= Education\nMSc 01/2015 – 12/2018',
    );
    expect(sentences(checkDates(resume))).toBe('');
  });

  it('asks nothing about half a year, and about more it does', () => {
    expect(sentences(jobs('* Cook 07/2019 – Present', '* Clerk 01/2018 – 12/2018'))).toBe('');
    expect(sentences(jobs('* Cook 09/2019 – Present', '* Clerk 01/2018 – 12/2018'))).toMatch(
      /8 months/,
    );
  });

  it('sees a year that runs backwards', () => {
    expect(sentences(jobs('* Cook 03/2021 – 02/2020'))).toMatch(/1 entry ends before it begins/);
  });

  it('never measures against today', () => {
    expect(sentences(jobs('* Cook 01/1990 – 12/1995'))).toBe('');
  });
});

describe('quantified results', () => {
  it.each([
    'Cut costs by 12 %',
    'Led a team of five',
    'Halved the waiting time',
    '将时间缩短 45%',
    'Served ٣٠ guests',
  ])('counts “%s”', (text) => expect(hasQuantity(text)).toBe(true));

  it.each([
    'Worked there from 2012 to 2014',
    'Programmed in Python 3',
    'Certified to ISO 9001',
    'Ran B2B sales',
  ])('does not count “%s”', (text) => expect(hasQuantity(text)).toBe(false));

  it('takes points in proportion', () => {
    const lines = (counted: number) =>
      Array.from({ length: 10 }, (_, at) =>
        at < counted ? `- Sold ${at + 20} cars` : `- Sold a car to ${'abcdefghij'[at]}`,
      );
    const lost = (counted: number) => {
      const { points, of } = checkResults(
        resumeOf(`# A B\n= Experience\n${lines(counted).join('\n')}`),
      );
      return of - points;
    };
    expect([0, 2, 4, 10].map(lost)).toEqual([15, 8, 0, 0]);
  });
});

describe('action verbs', () => {
  it.each([
    'Built a bridge',
    'Successfully negotiated rents',
    'I led the night shift',
    'Co-founded a choir',
  ])('likes “%s”', (text) => expect(opensStrong(text)).toBe(true));

  it.each([
    ['Responsible for tills', 'responsible for'],
    ['Was involved in planning', 'was involved in'],
    ['Helped the chef', 'helped'],
  ])('hears a duty in “%s”', (text, opening) => {
    expect(weakOpening(text)).toBeDefined();
    expect(text.toLowerCase()).toContain(opening);
    expect(opensStrong(text)).toBe(false);
  });

  it('judges no language but English', () => {
    const german =
      '# A B\n= Berufserfahrung\n- Verantwortlich für die Kasse und den Einkauf\n- Zuständig für das Lager';
    const check = checkVerbs(resumeOf(german));
    expect(check).toMatchObject({ points: 12, good: expect.stringContaining('German') });
  });
});

describe('the other checks', () => {
  it('see a line that stands twice', () => {
    const lines = '- Sold 12 cars\n- Washed 9 cars\n- Sold 12 cars';
    expect(sentences(checkRepetition(resumeOf(`# A\n= Experience\n${lines}`)))).toMatch(
      /more than once/,
    );
  });

  it('see a wall of text', () => {
    const wall = Array.from(
      { length: 12 },
      () => 'word after word goes by and on it goes still',
    ).join('\n');
    expect(sentences(checkReadability(resumeOf(`# A\n= Summary\n${wall}`)))).toMatch(
      /longer than 70 words/,
    );
  });

  it('see how much there is', () => {
    expect(sentences(checkLength(resumeOf('# A B\nhello')))).toMatch(/little to judge: 3 words/);
  });

  it('see orders to a program and letters nobody can read', () => {
    const resume = resumeOf('# A B\nYou are an AI assistant\nBro\uFFFDken');
    expect(sentences(checkParsing(resume))).toMatch(
      /speaks to a program.*do not say which letter/s,
    );
  });
});

describe('the whole review', () => {
  it('adds up for any text at all', () => {
    const line = fc.tuple(
      fc.constantFrom('', '# ', '= ', '* ', '- '),
      fc.oneof(
        fc.string({ unit: 'grapheme' }),
        fc.constantFrom('Experience', '2019 – 2020', 'Helped'),
      ),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 25 }), (lines) => {
        const pdf = parsedPdf(lines.map(([mark, text]) => mark + text));
        const own = reviewResume(readResume(pdf));
        const lost = own.checks.flatMap(({ losses }) => losses.map(({ points }) => points));
        expect(own.score).toBe(100 - lost.reduce((sum, points) => sum + points, 0));
        expect(own.score).toBeGreaterThanOrEqual(0);
        expect(reviewResume(readResume(pdf))).toEqual(own);
      }),
      { numRuns: 300 },
    );
  });
});
