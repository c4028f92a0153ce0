/** Names of the same thing in Computing Science, in the form of `course-terms.table.ts`. */
export const COMPUTING_TERMS = `
compound key / composite key / composite primary key / compound primary key
primary key / unique identifier
fixed loop / for loop / fixed repetition / fixed iteration / definite loop / count controlled loop
conditional loop / while loop / do while loop / repeat until loop / conditional repetition / conditional iteration / condition controlled loop / indefinite loop
selection / if statement / branching
iteration / repetition / looping
sub program / subprogram / subroutine / sub routine
internal commentary / comment / comments / commentary
indentation / indenting / white space
meaningful identifiers / meaningful variable names / sensible variable names
syntax error / syntax mistake
logic error / logical error
run time error / runtime error / execution error
two dimensional array / 2D array / 2 D array / two D array
one dimensional array / 1D array / 1 D array / one D array
whole number / integer
true or false / boolean
decimal number / real / float / real number / floating point number
array of records / record array
linear search / sequential search / serial search
input validation / validation
presence check / required check
range check / range validation
length check / length validation
restricted choice / drop down list / dropdown
field / attribute / column
record / tuple / row
table / entity / relation
entity relationship diagram / ER diagram / ERD / E R diagram
referential integrity / referential integrity check
hyperlink / link / hypertext link
web address / URL
hard drive / hard disk / hard disc / hard disk drive / HDD
main memory / RAM / memory
processor / CPU
monitor / screen / display / VDU
loudspeaker / speaker
memory stick / USB stick / flash drive / pen drive / USB drive
bitmap / bit map / bitmapped graphic / raster
vector graphics / vector graphic
end user / user
wireframe / wire frame / wireframe diagram
pseudocode / pseudo code
structure diagram / structure chart
flowchart / flow chart
usability testing / user testing
acceptance testing / end user testing
integration testing / integrative testing
component testing / unit testing / module testing
sub class / subclass / child class / derived class
super class / superclass / parent class / base class
attribute / property / instance variable
instance / object
two's complement / twos complement notation
firewall / fire wall
anti virus software / antivirus / anti virus / antivirus program
encryption / encrypting / encoding with a key
denial of service attack / denial of service / DoS / DDoS / distributed denial of service
cookie / tracking cookie
Computer Misuse Act / CMA
Copyright Designs and Patents Act / Copyright Act / CDPA
Data Protection Act / DPA
breakpoint / break point
dry run / desk check
trace table / trace
ascending / ascending order / lowest to highest / smallest to largest / A to Z
descending / descending order / highest to lowest / largest to smallest / Z to A
wildcard / wild card
external style sheet / external stylesheet / external CSS
inline style / inline CSS
`;
