import type { ExamPaper } from '../../domain/exam-paper.ts';
import type { MarkedQuestion, MarkedScript } from '../../domain/marked-script.ts';
import { listGapOutcomes } from '../../practice/exam/find-gaps.ts';
import { toBlueprint, toExamPackage, toExamQuestions } from '../../practice/exam/to-exam-package.ts';

/** Converts a paper with its marking schemes to its `--json` form. */
export function toExamJson(paper: ExamPaper): object {
  return {
    ...toExamPackage(paper),
    seed: paper.seed,
    official_shape: paper.hasOfficialShape,
    blueprint: toBlueprint(paper),
    questions: toExamQuestions(paper, { withScheme: true }),
  };
}

/** Converts a marked script (the answers to a paper) to its `--json` form. */
export function toScriptJson(paper: ExamPaper, script: MarkedScript): object {
  const { estimate } = script;
  return {
    exam_id: script.examId,
    subject: paper.subject,
    level: paper.level,
    seed: paper.seed,
    total_marks: script.marks,
    marks_awarded: script.marksAwarded,
    marks_by_person: script.marksByPerson,
    sections: script.sections.map(({ section, marks, marksAwarded, marksByPerson }) => ({
      section,
      marks,
      marks_awarded: marksAwarded,
      marks_by_person: marksByPerson,
    })),
    marking: Object.fromEntries(script.questions.map((question) => [question.id, toMarkingJson(question)])),
    gap_outcomes: listGapOutcomes(script),
    gaps: script.gaps.map(({ outcomeId, label, marksLost, marks, gapTags }) => ({
      outcome_id: outcomeId,
      label,
      marks_lost: marksLost,
      marks,
      gap_tags: gapTags,
    })),
    unknown_responses: script.unknownIds,
    grade_estimate: {
      percent: estimate.percent,
      grade: estimate.grade,
      at_best: estimate.atBest,
      note: estimate.note,
    },
  };
}

function toMarkingJson(question: MarkedQuestion): object {
  return {
    section: question.section,
    number: question.number,
    outcome_id: question.outcomeId,
    correct: question.isCorrect,
    answered: question.isAnswered,
    marks: question.marks,
    marks_awarded: question.marksAwarded,
    marks_by_person: question.marksByPerson,
    ...(question.parts && {
      parts: question.parts.map(({ path, isCorrect, marks, marksAwarded, marksByPerson }) => ({
        path,
        correct: isCorrect,
        marks,
        marks_awarded: marksAwarded,
        marks_by_person: marksByPerson,
      })),
    }),
    gap_tags: question.gapTags,
    mistakes: question.mistakes,
    bullets: question.awards.map(({ n, part, awarded, available, via, matchedLine, rule }) => ({
      n,
      ...(part !== undefined && { part }),
      awarded,
      available,
      via,
      matched_line: matchedLine,
      rule,
    })),
  };
}
