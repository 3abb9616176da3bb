import type { Resume } from '../reading/resume.ts';
import type { Check, Loss } from '../types.ts';
import { check, list, MAX_EVIDENCE, quote } from './check.ts';

interface Need {
  found: object | null;
  name: string;
  points: number;
  advice: string;
}

const SEVERAL =
  'Write them out in words right under your name: email, phone with country code, city, profile. Icons and links alone cannot be read.';

/** Whether a recruiter can see who this is and get in touch. */
export function checkContact({ contact, lines }: Resume): Check {
  const { name, email, phone, place, profile, linkOnly, top } = contact;
  const evidence = quote(top.length > 0 ? top : lines.slice(0, 3));
  const needs: Need[] = [
    {
      found: name,
      name: 'name',
      points: 2,
      advice: 'Put your name alone on the first line, in the largest letters of the page.',
    },
    {
      found: email,
      name: 'email address',
      points: 3,
      advice: 'Write your email address out in words under your name, not only behind an icon.',
    },
    {
      found: phone,
      name: 'phone number',
      points: 3,
      advice: 'Add a phone number with its country code beside the email address.',
    },
    {
      found: place,
      name: 'place',
      points: 1,
      advice: 'Name your city and country; a street is not needed.',
    },
    {
      found: profile,
      name: 'profile link',
      points: 1,
      advice: 'Write out the address of a profile that backs you up, such as linkedin.com/in/you.',
    },
  ];
  const missing = needs.filter((need) => !need.found);
  const unread = linkOnly.map((link) => ({ text: `${link} (a link without words)`, page: 1 }));
  const loss: Loss | null =
    missing.length === 0
      ? null
      : {
          points: missing.reduce((sum, { points }) => sum + points, 0),
          sentence: `We found no ${list(
            missing.map((need) => need.name),
            'or',
          )} at the top of the resume.`,
          advice: missing.length === 1 ? (missing[0]?.advice ?? '') : SEVERAL,
          evidence: [...quote(unread), ...evidence].slice(0, MAX_EVIDENCE),
        };
  const found = needs.filter((need) => need.found).map((need) => need.name);
  return check(
    'contact',
    'Contact details',
    10,
    found.length > 0 ? `We could read your ${list(found)}.` : '',
    [loss],
  );
}
