import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  type CourseSpec,
  examMinutes,
  getCourse,
  hasExternalExam,
  parseCourse,
  toSqaSpec,
} from './course-spec.ts';
import { Fault } from './fault.ts';

const nat5: CourseSpec = {
  subject: 'Mathematics',
  level: 'Nat 5',
  scqf: 5,
  outcomes: [
    { id: 'MNU-5-01', label: 'Surds', weight: 0.4, area: 'NUM', topics: [] },
    { id: 'MNU-5-02', label: 'Indices', weight: 0.6, area: 'NUM', topics: [] },
  ],
  assessment_structure: [
    {
      section: 'Paper 1',
      outcome_ids: ['MNU-5-01'],
      marks: 40,
      minutes: 60,
      calculator: false,
      question_style: 'short',
    },
    {
      section: 'Paper 2',
      outcome_ids: ['MNU-5-02'],
      marks: 50,
      minutes: 90,
      calculator: true,
      question_style: 'long',
    },
  ],
  total_marks: 90,
  coursework: null,
  grade_bands: { type: 'graded' },
  notes: [],
  sources: [],
  confidence: 'high',
};

const nat3: CourseSpec = {
  ...nat5,
  level: 'Nat 3',
  total_marks: null,
  assessment_structure: nat5.assessment_structure.map((section) => ({
    ...section,
    marks: null,
    minutes: null,
  })),
};

const physics: CourseSpec = { ...nat5, subject: 'Physics', total_minutes: 150 };
const courses = [nat5, nat3, physics];

function readFaultMessage(change: Partial<CourseSpec>): string {
  try {
    parseCourse({ ...nat5, ...change }, 'a.json');
  } catch (fault) {
    assert.ok(fault instanceof Fault);
    return fault.message;
  }
  return 'accepted';
}

describe('parseCourse', () => {
  it('accepts a course whose marks, weights and outcomes fit together', () => {
    assert.deepEqual(parseCourse(structuredClone(nat5), 'a.json'), nat5);
  });

  it('names the file and lists every error', () => {
    const message = readFaultMessage({
      total_marks: 80,
      outcomes: nat5.outcomes.map((outcome) => ({ ...outcome, weight: 0.3 })),
    });

    assert.match(message, /a\.json/);
    assert.match(message, /the sections have 90 marks, but the course has 80/);
    assert.match(message, /the weights sum to 0\.600, not 1/);
  });

  it('rejects outcomes that are listed twice or do not exist', () => {
    const [first] = nat5.outcomes;
    assert.ok(first);

    assert.match(
      readFaultMessage({ outcomes: [first, { ...first, weight: 0.6 }] }),
      /MNU-5-01 is listed twice/,
    );
    assert.match(
      readFaultMessage({ outcomes: [{ ...first, weight: 1 }] }),
      /names outcome MNU-5-02, which does not exist/,
    );
  });

  it('rejects a blueprint whose marks differ from those of its section', () => {
    const slot = { slot: '1', outcome_id: 'MNU-5-01', marks: 3, models: ['N5M-04'] };

    assert.match(
      readFaultMessage({ reference_blueprint: { 'Paper 1': [slot] } }),
      /Paper 1 has 3 marks, but the section has 40/,
    );
  });
});

describe('getCourse', () => {
  it('ignores the case of a course name', () => {
    assert.equal(getCourse(courses, { subject: ' mathematics', level: 'National 5' }), nat5);
  });

  it('lists the subjects when the subject is unknown', () => {
    assert.throws(() => getCourse(courses, { subject: 'Alchemy', level: 'Nat 5' }), {
      kind: 'not-found',
      message: 'There is no subject "Alchemy"; the subjects are Mathematics, Physics.',
    });
  });

  it('lists the levels of the subject when the level is unknown', () => {
    assert.throws(() => getCourse(courses, { subject: 'Mathematics', level: 'Higher' }), {
      message: 'There is no level "Higher" of Mathematics; the levels are Nat 5, Nat 3.',
    });
  });
});

describe('toSqaSpec', () => {
  it('returns outcomes and sections with the wire field names and nothing else', () => {
    assert.deepEqual(toSqaSpec(nat5), {
      outcomes: [
        { id: 'MNU-5-01', label: 'Surds', weight: 0.4 },
        { id: 'MNU-5-02', label: 'Indices', weight: 0.6 },
      ],
      assessment_structure: [
        { section: 'Paper 1', outcome_ids: ['MNU-5-01'], marks: 40 },
        { section: 'Paper 2', outcome_ids: ['MNU-5-02'], marks: 50 },
      ],
    });
  });

  it('gives sections without an external exam 0 marks', () => {
    assert.deepEqual(
      toSqaSpec(nat3).assessment_structure.map((section) => section.marks),
      [0, 0],
    );
  });
});

describe('examMinutes', () => {
  it('is the sum of the sections, or the total that the course states', () => {
    assert.equal(examMinutes(nat5), 150);
    assert.equal(examMinutes({ ...physics, total_minutes: 120 }), 120);
  });

  it('is undefined without an external exam', () => {
    assert.equal(hasExternalExam(nat3), false);
    assert.equal(examMinutes(nat3), undefined);
  });
});
