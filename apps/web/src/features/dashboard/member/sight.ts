/** What is seen first of a home: one file, that the head script asks for beside the app. */
export { Hero } from './Hero.tsx';
export { WeekOfTraining } from './WeekOfTraining.tsx';
