CREATE TABLE "autofilters" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"stat" text NOT NULL,
	"comparison" text NOT NULL,
	"line" double precision,
	"side" text NOT NULL,
	"window" integer NOT NULL,
	"least_hit_rate" double precision NOT NULL,
	"league_ids" integer[] DEFAULT '{}'::integer[] NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "incidents" (
	"id" serial PRIMARY KEY NOT NULL,
	"match_id" integer NOT NULL,
	"place" integer NOT NULL,
	"incident_type" text NOT NULL,
	"incident_class" text,
	"time" integer,
	"added_time" integer,
	"is_home" boolean,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lineups" (
	"match_id" integer PRIMARY KEY NOT NULL,
	"confirmed" boolean DEFAULT false NOT NULL,
	"formation_home" text,
	"formation_away" text
);
--> statement-breakpoint
CREATE TABLE "match_players" (
	"match_id" integer NOT NULL,
	"player_id" integer NOT NULL,
	"is_home" boolean NOT NULL,
	"place" integer NOT NULL,
	"position" text,
	"shirt_number" integer,
	"substitute" boolean DEFAULT false NOT NULL,
	"captain" boolean DEFAULT false NOT NULL,
	"statistics" jsonb,
	CONSTRAINT "match_players_match_id_player_id_pk" PRIMARY KEY("match_id","player_id")
);
--> statement-breakpoint
CREATE TABLE "missing_players" (
	"match_id" integer NOT NULL,
	"player_id" integer NOT NULL,
	"is_home" boolean NOT NULL,
	"type" text NOT NULL,
	"reason" integer,
	"description" text,
	"expected_end_at" timestamp (3) with time zone,
	CONSTRAINT "missing_players_match_id_player_id_pk" PRIMARY KEY("match_id","player_id")
);
--> statement-breakpoint
ALTER TABLE "players" DROP CONSTRAINT "players_team_id_shirt_number_unique";--> statement-breakpoint
ALTER TABLE "players" ALTER COLUMN "position" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "players" ALTER COLUMN "shirt_number" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "provider_id" integer;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "called_off" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "avatar" text;--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "provider_id" integer;--> statement-breakpoint
ALTER TABLE "seasons" ADD COLUMN "provider_id" integer;--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "provider_id" integer;--> statement-breakpoint
ALTER TABLE "autofilters" ADD CONSTRAINT "autofilters_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incidents" ADD CONSTRAINT "incidents_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lineups" ADD CONSTRAINT "lineups_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_players" ADD CONSTRAINT "match_players_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_players" ADD CONSTRAINT "match_players_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "missing_players" ADD CONSTRAINT "missing_players_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "missing_players" ADD CONSTRAINT "missing_players_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "autofilters_user_id_index" ON "autofilters" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "incidents_match_id_place_index" ON "incidents" USING btree ("match_id","place");--> statement-breakpoint
CREATE INDEX "match_players_player_id_index" ON "match_players" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "matches_home_team_id_date_index" ON "matches" USING btree ("home_team_id","date");--> statement-breakpoint
CREATE INDEX "matches_away_team_id_date_index" ON "matches" USING btree ("away_team_id","date");--> statement-breakpoint
CREATE INDEX "players_team_id_index" ON "players" USING btree ("team_id");--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_provider_id_unique" UNIQUE("provider_id");--> statement-breakpoint
ALTER TABLE "players" ADD CONSTRAINT "players_provider_id_unique" UNIQUE("provider_id");--> statement-breakpoint
ALTER TABLE "teams" ADD CONSTRAINT "teams_provider_id_unique" UNIQUE("provider_id");