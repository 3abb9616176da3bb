import type { Resume } from '../reading/resume';
import type { Check, Loss } from '../types';
import { check, list, quote } from './check';

interface Need {
  found: object | null;
  name: string;
  points: number;
  advice: string;
}

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
      name: 'profile or portfolio',
      points: 1,
      advice: 'Write out the address of a profile that backs you up, such as linkedin.com/in/you.',
    },
  ];
  const losses = needs.map((need): Loss | null =>
    need.found
      ? null
      : {
          points: need.points,
          sentence: `We found no ${need.name} at the top of the resume.`,
          advice: need.advice,
          evidence: linkEvidence(need.name, linkOnly) ?? evidence,
        },
  );
  const found = needs.filter((need) => need.found).map((need) => need.name);
  return check('contact', 'Contact details', 10, `We could read your ${list(found)}.`, losses);
}

/** A link with nothing to read, where that is why something counts as missing. */
function linkEvidence(name: string, links: readonly string[]) {
  const isMail = (link: string) => link.startsWith('mailto:');
  const own = links.filter((link) =>
    name === 'email address' ? isMail(link) : name === 'profile or portfolio' && !isMail(link),
  );
  return own.length > 0
    ? quote(own.map((link) => ({ text: `${link} (a link without words)`, page: 1 })))
    : null;
}
