ALTER TABLE "exam_candidate" ADD COLUMN "on_paper" jsonb;--> statement-breakpoint
ALTER TABLE "exam" ADD COLUMN "on_paper" jsonb;--> statement-breakpoint
UPDATE "exam_candidate" c SET "on_paper" = jsonb_build_object(
  'name', CASE WHEN s."first_name" = '–' AND s."last_name" = '–' THEN '–' ELSE s."first_name" || ' ' || s."last_name" END,
  'birthDate', s."birth_date",
  'gradeFrom', (SELECT f."name_pl" FROM "grade" f WHERE f."id" = c."grade_from"),
  'gradeTo', g."name_pl",
  'belt', g."belt_color"
) FROM "student" s, "grade" g
WHERE s."id" = c."student" AND g."id" = c."grade_to" AND c."protocol_no" IS NOT NULL;--> statement-breakpoint
UPDATE "exam" e SET "on_paper" = jsonb_build_object('place', concat_ws(', ', w."name", w."room", w."city"), 'city', w."city")
FROM "workplace" w WHERE w."id" = e."workplace" AND e."state" = 'completed';
