import { describe, expect, it } from 'vitest';
import { parsedPdf, resumeOf } from '../testing';
import { readResume } from '../reading/resume';
import { findKeywords } from './keywords';
import { matchJob } from './match';

const resume = resumeOf(`
# Ada Baker
= Skills
Go, Kubernetes, PostgreSQL, Docker
= Experience
* Engineer, Acme 01/2019 – Present
- Built data pipelines in Python for 12 teams
- Moved 40 services to Kubernetes`);

describe('matchJob', () => {
  it('finds a skill by its other names and shows the line that proves it', () => {
    const { matched } = matchJob(resume, 'Requirements: K8s, postgres and a data pipeline or two.');
    expect(matched).toEqual([
      { keyword: 'K8s', section: 'Experience', quote: 'Moved 40 services to Kubernetes', page: 1 },
      {
        keyword: 'postgres',
        section: 'Skills',
        quote: 'Go, Kubernetes, PostgreSQL, Docker',
        page: 1,
      },
      {
        keyword: 'data pipeline',
        section: 'Experience',
        quote: 'Built data pipelines in Python for 12 teams',
        page: 1,
      },
    ]);
  });

  it('says what is missing and which sentence asks for it', () => {
    const { missing } = matchJob(resume, 'You must know Rust.\nISO 27001 is a plus.');
    expect(missing).toEqual([
      { keyword: 'Rust', asked: 'You must know Rust.' },
      { keyword: 'ISO 27001', asked: 'ISO 27001 is a plus.' },
    ]);
  });

  it('does not take a word for a skill of the same letters', () => {
    const { missing } = matchJob(
      resume,
      'Ready to go to trade fairs and react to questions, excel at sales',
    );
    expect(missing.map(({ keyword }) => keyword)).toEqual(['sales']);
    expect(matchJob(resumeOf('# A\nready to go'), 'Experience with Go required').matched).toEqual(
      [],
    );
  });

  it('counts hidden words for nothing', () => {
    const pdf = parsedPdf(['# Ada Baker', 'Terraform']);
    for (const item of pdf.pages[0]?.items.slice(1) ?? []) item.hidden = 'same-colour';
    expect(matchJob(readResume(pdf), 'Terraform required').matched).toEqual([]);
  });

  it('reads scripts without spaces', () => {
    const chinese = resumeOf('# 王小明\n= 技能\n支付系统 数据分析');
    const { matched, missing } = matchJob(
      chinese,
      '要求：熟悉支付系统。支付经验优先。需要数据库经验。',
    );
    expect(matched.map(({ keyword }) => keyword)).toContain('支付');
    expect([...matched, ...missing].length).toBeGreaterThan(1);
  });
});

describe('findKeywords', () => {
  it('skips what the employer offers and how to apply', () => {
    const found = findKeywords(
      'We offer a MacBook.\nApply at jobs@acme.example.\nEqual opportunity employer',
    );
    expect(found).toEqual([]);
  });

  it('keeps names and abbreviations nobody listed, and no ordinary words', () => {
    const found = findKeywords('Experience with Keycloak, OPC-UA and good communication required.');
    expect(found.map(({ text }) => text)).toEqual(['Keycloak', 'OPC-UA']);
  });

  it('stops at two dozen', () => {
    const many = Array.from({ length: 60 }, (_, at) => `Experience with Tool${at}X required.`).join(
      '\n',
    );
    expect(findKeywords(many)).toHaveLength(24);
  });
});
