/** Labels of the suites that we do not accept, with the argument. The keys are file and row, as in `SuiteRow`. */
export const DISPUTED_LABELS: Readonly<Record<string, string>> = {
  'test_all.py#32':
    'The response is the expected number; only the line breaks inside `$ … $` differ. That test is about the extraction of LaTeX, not about the answer.',
  'test_all.py#33': 'As the row before, with `\\( … \\)`.',
  'test_all.py#36':
    'The response states that 1/2 equals 10/9. A written equality that is false is not the answer, whatever its last member.',
  'test_yujianll.py#10': '1 − 1/e is not 1 + 1/e.',
  'test_numina_cases.py#25':
    'The expected answer says that W(n) is 1 and −1 at once; the response names another variable and joins the values with “or”.',
  'comparing.test.ts#46':
    'y = 2x − 5 loses the solutions with z = 0. A factor that can be zero is not a constant factor.',
  'comparing.test.ts#130':
    'The powers differ by the factor −2. The test itself says that it records incorrect behaviour.',
  'answertestfixtures.class.php#7': '`x[1]` and `x_1` are two notations of the same subscript.',
  'answertestfixtures.class.php#32': '4.52 × 10² is 452; the label records a rounding error of Maxima.',
  'answertestfixtures.class.php#37':
    '0.99999999 is not 99999998/99999999. The suite itself calls 0.333333333333333 and 1/3 different.',
  'answertestfixtures.class.php#43': '100.4 − 80.0 is 20.4; the label records a rounding error of Maxima.',
  'answertestfixtures.class.php#68': '0 · ∞ is undefined.',
  'answertestfixtures.class.php#157': 'ln|x² − 9| = ln|x − 3| + ln|x + 3| wherever one of them is defined.',
  'answertestfixtures.class.php#210': 'Both sides are equal for all n > −1, where the powers are defined.',
  'answertestfixtures.class.php#212':
    'The elements are equal: (2 − 2^(5/2))/2 = 1 − 2^(3/2). The next row of the suite accepts them after a simplification.',
  'answertestfixtures.class.php#214': '(x − a)^6000 = (a − x)^6000, because 6000 is even.',
  'answertestfixtures.class.php#315':
    'A truth value is not a set. The suite itself calls “none” and the empty set different.',
  'answertestfixtures.class.php#370': 'The inequality is about another letter.',
  'answertestfixtures.class.php#371': 'The inequality is about another letter.',
  'answertestfixtures.class.php#412': '`-inf` and `minf` are both −∞.',
  'answertestfixtures.class.php#432':
    'The elements are equal, because √57/6 = √(1/4 + 4/3). The next row of the suite accepts them after a simplification.',
  'answertestfixtures.class.php#465': '`-inf` and `minf` are both −∞.',
  'answertestfixtures.class.php#476': 'a(1 + √2) = b gives a = b(√2 − 1), not a third of it.',
  'answertestfixtures.class.php#2070':
    '`hh` is read as a hectohour, which is not in use; 2.0 hours are 7200 s.',
  'physical_quantity_evaluation_test.py#28':
    'A frequency of f hertz is not the angular frequency 2πf rad/s, although one determines the other.',
};
