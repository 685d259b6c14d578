CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"at" double precision[] NOT NULL,
	"closed_until" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "campaign_visits" (
	"day" date PRIMARY KEY NOT NULL,
	"visits" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "password_resets_code_hash_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
CREATE TABLE "alert_receipts" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"alert" text NOT NULL,
	"dropinfo_id" integer,
	"tip_id" integer,
	"title" text NOT NULL,
	"pick" text NOT NULL,
	"pick_en" text NOT NULL,
	"kick_off" timestamp (3) with time zone NOT NULL,
	"in_digest" boolean NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"odds" double precision NOT NULL,
	"opened_at" timestamp (3) with time zone,
	"opened_odds" double precision
);
--> statement-breakpoint
CREATE TABLE "alert_settings" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"max_per_day" integer,
	"quiet_from" integer,
	"quiet_until" integer,
	"digest_at" integer NOT NULL,
	"time_zone" text NOT NULL,
	"min_drop" double precision,
	"league_ids" integer[] DEFAULT '{}'::integer[] NOT NULL,
	"cooldown_minutes" integer
);
--> statement-breakpoint
CREATE TABLE "held_alerts" (
	"user_id" integer NOT NULL,
	"subject" text NOT NULL,
	"dropinfo_id" integer,
	"tip_id" integer,
	"held_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "held_alerts_user_id_subject_pk" PRIMARY KEY("user_id","subject")
);
--> statement-breakpoint
CREATE TABLE "autofilters" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"name_en" text,
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
CREATE TABLE "row_counts" (
	"table_name" text NOT NULL,
	"id" bigserial NOT NULL,
	"change" bigint NOT NULL,
	CONSTRAINT "row_counts_table_name_id_pk" PRIMARY KEY("table_name","id")
);
--> statement-breakpoint
CREATE TABLE "drop_rules" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"min_drop" double precision NOT NULL,
	"market" text NOT NULL,
	"bookmaker" text,
	"league_ids" integer[] DEFAULT '{}'::integer[] NOT NULL,
	"max_minutes_to_kick_off" integer,
	"min_odds" double precision,
	"max_odds" double precision,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dropinfo_filters" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_en" text,
	"position" integer NOT NULL,
	"sport_ids" integer[] DEFAULT '{}'::integer[] NOT NULL,
	"league_ids" integer[] DEFAULT '{}'::integer[] NOT NULL,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dropinfos" (
	"id" serial PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"match_id" integer NOT NULL,
	"market" text NOT NULL,
	"selection" text NOT NULL,
	"bookmaker" text NOT NULL,
	"from_odds" double precision NOT NULL,
	"to_odds" double precision NOT NULL,
	"line" double precision,
	"opposite_from_odds" double precision,
	"opposite_to_odds" double precision,
	"opposite_line" double precision,
	"drop" double precision NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"moved_at" timestamp (3) with time zone,
	"timebetween" integer NOT NULL,
	CONSTRAINT "dropinfos_uid_unique" UNIQUE("uid"),
	CONSTRAINT "dropinfos_match_id_market_selection_line_unique" UNIQUE NULLS NOT DISTINCT("match_id","market","selection","line")
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
CREATE TABLE "players" (
	"id" serial PRIMARY KEY NOT NULL,
	"team_id" integer NOT NULL,
	"name" text NOT NULL,
	"position" text,
	"shirt_number" integer,
	"provider_id" integer,
	CONSTRAINT "players_provider_id_unique" UNIQUE("provider_id")
);
--> statement-breakpoint
CREATE TABLE "activations" (
	"payment_id" integer PRIMARY KEY NOT NULL,
	"subscription_id" integer NOT NULL,
	"action" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" serial PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"user_id" integer NOT NULL,
	"plan_id" integer NOT NULL,
	"months" integer NOT NULL,
	"extra_months" integer NOT NULL,
	"method" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"amount_grosz" integer NOT NULL,
	"lines" jsonb NOT NULL,
	"promocode_id" integer,
	"discord" boolean NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"discord_name" text,
	"language" text NOT NULL,
	"cart" text NOT NULL,
	"active_subscription_id" integer,
	"active_expires_at" timestamp (3) with time zone,
	"provider" text NOT NULL,
	"provider_order_id" text,
	"payment_url" text,
	"failure" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"reserved_until" timestamp (3) with time zone NOT NULL,
	"claimed_at" timestamp (3) with time zone,
	"paid_at" timestamp (3) with time zone,
	CONSTRAINT "payments_uid_unique" UNIQUE("uid"),
	CONSTRAINT "payments_provider_provider_order_id_unique" UNIQUE("provider","provider_order_id")
);
--> statement-breakpoint
CREATE TABLE "promocode_uses" (
	"id" serial PRIMARY KEY NOT NULL,
	"promocode_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"payment_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "promocode_uses_promocode_id_user_id_unique" UNIQUE("promocode_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "promocodes" (
	"id" serial PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"percentage" double precision NOT NULL,
	"disabled" boolean DEFAULT false NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "promocodes_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "devices" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"address" text NOT NULL,
	"token" text NOT NULL,
	"device_type" text NOT NULL,
	"lang" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "devices_address_unique" UNIQUE("address")
);
--> statement-breakpoint
CREATE TABLE "sent_pushes" (
	"user_id" integer NOT NULL,
	"subject" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sent_pushes_user_id_subject_pk" PRIMARY KEY("user_id","subject")
);
--> statement-breakpoint
CREATE TABLE "vapid_keys" (
	"id" integer PRIMARY KEY NOT NULL,
	"public_key" text NOT NULL,
	"private_key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seal_stamps" (
	"sequence" integer PRIMARY KEY NOT NULL,
	"stamped_at" timestamp (3) with time zone NOT NULL,
	"response" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tip_seals" (
	"sequence" integer PRIMARY KEY NOT NULL,
	"tip_id" integer NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"sealed_at" timestamp (3) with time zone NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL,
	"content_hash" text NOT NULL,
	"salt_hash" text NOT NULL,
	"salt" text NOT NULL,
	"content" text NOT NULL,
	"opens_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "tip_seals_previous_hash_unique" UNIQUE("previous_hash"),
	CONSTRAINT "tip_seals_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "leagues" (
	"id" serial PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"sport_id" integer NOT NULL,
	"name" text NOT NULL,
	"country" text NOT NULL,
	"flag" text,
	"logo" text,
	"season" text,
	"is_editable" boolean DEFAULT false NOT NULL,
	CONSTRAINT "leagues_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "matches" (
	"id" serial PRIMARY KEY NOT NULL,
	"league_id" integer NOT NULL,
	"season_id" integer NOT NULL,
	"home_team_id" integer NOT NULL,
	"away_team_id" integer NOT NULL,
	"day" text NOT NULL,
	"date" timestamp (3) with time zone NOT NULL,
	"round_name" text,
	"provider_id" integer,
	"called_off" boolean DEFAULT false NOT NULL,
	"referee_display_name" text,
	"goal_home" integer,
	"goal_away" integer,
	"half_time_goal_home" integer,
	"half_time_goal_away" integer,
	"shots_home" integer,
	"shots_away" integer,
	"shots_on_goal_home" integer,
	"shots_on_goal_away" integer,
	"yellow_home" integer,
	"yellow_away" integer,
	"red_home" integer,
	"red_away" integer,
	"corners_home" integer,
	"corners_away" integer,
	"fouls_home" integer,
	"fouls_away" integer,
	CONSTRAINT "matches_provider_id_unique" UNIQUE("provider_id"),
	CONSTRAINT "matches_season_id_home_team_id_away_team_id_day_unique" UNIQUE("season_id","home_team_id","away_team_id","day")
);
--> statement-breakpoint
CREATE TABLE "odds" (
	"id" serial PRIMARY KEY NOT NULL,
	"match_id" integer NOT NULL,
	"market" text NOT NULL,
	"selection" text NOT NULL,
	"line" double precision,
	"bookmaker" text NOT NULL,
	"opening" double precision NOT NULL,
	"current" double precision NOT NULL,
	"opened_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "odds_match_id_market_selection_line_bookmaker_unique" UNIQUE NULLS NOT DISTINCT("match_id","market","selection","line","bookmaker")
);
--> statement-breakpoint
CREATE TABLE "plans" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	"price_grosz" integer NOT NULL,
	"permissions" text[] NOT NULL,
	"sees_every_nth_tip" integer NOT NULL,
	"sale_percent" double precision,
	"sale_starts_at" timestamp (3) with time zone,
	"sale_ends_at" timestamp (3) with time zone,
	"is_limited" boolean DEFAULT false NOT NULL,
	"limited_total" integer,
	"sold_until" timestamp (3) with time zone,
	"valid_from" timestamp (3) with time zone,
	"valid_until" timestamp (3) with time zone,
	"discord_included" boolean DEFAULT false NOT NULL,
	"goq_from_months" integer,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "plans_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "price_steps" (
	"id" serial PRIMARY KEY NOT NULL,
	"odds_id" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"price" double precision NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seasons" (
	"id" serial PRIMARY KEY NOT NULL,
	"league_id" integer NOT NULL,
	"year" text NOT NULL,
	"name" text NOT NULL,
	"provider_id" integer,
	CONSTRAINT "seasons_league_id_year_unique" UNIQUE("league_id","year")
);
--> statement-breakpoint
CREATE TABLE "sports" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "sports_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"plan_id" integer NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"goq" boolean DEFAULT false NOT NULL,
	"discord" boolean DEFAULT false NOT NULL,
	"discord_until" timestamp (3) with time zone,
	"value_grosz" integer DEFAULT 0 NOT NULL,
	"valued_at" timestamp (3) with time zone,
	"valued_until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "teams" (
	"id" serial PRIMARY KEY NOT NULL,
	"country" text NOT NULL,
	"name" text NOT NULL,
	"logo" text,
	"provider_id" integer,
	CONSTRAINT "teams_provider_id_unique" UNIQUE("provider_id"),
	CONSTRAINT "teams_country_name_unique" UNIQUE("country","name")
);
--> statement-breakpoint
CREATE TABLE "user_leagues" (
	"user_id" integer NOT NULL,
	"league_id" integer NOT NULL,
	"favourite" boolean DEFAULT false NOT NULL,
	CONSTRAINT "user_leagues_user_id_league_id_unique" UNIQUE("user_id","league_id")
);
--> statement-breakpoint
CREATE TABLE "user_logs" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer,
	"author_id" integer,
	"action" text NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" serial PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"uid" text NOT NULL,
	"password_hash" text NOT NULL,
	"tokens" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"locked_at" timestamp (3) with time zone,
	"role" text DEFAULT 'user' NOT NULL,
	"first_name" text,
	"last_name" text,
	"discord" text,
	"notes" text,
	"show_mevip_sub_info" boolean DEFAULT false NOT NULL,
	"limited_applied" boolean DEFAULT false NOT NULL,
	"want_dropinfo_push" boolean DEFAULT false NOT NULL,
	"want_chatgpt_tips_push" boolean DEFAULT false NOT NULL,
	"want_default_tips_push" boolean DEFAULT false NOT NULL,
	"want_special_tips_push" boolean DEFAULT false NOT NULL,
	"terms_accepted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"choices_version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_uid_unique" UNIQUE("uid")
);
--> statement-breakpoint
CREATE TABLE "tip_images" (
	"id" serial PRIMARY KEY NOT NULL,
	"tip_id" integer NOT NULL,
	"position" integer NOT NULL,
	"original" text NOT NULL,
	"url" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tip_matches" (
	"id" serial PRIMARY KEY NOT NULL,
	"tip_id" integer NOT NULL,
	"position" integer NOT NULL,
	"match_id" integer,
	"date" timestamp (3) with time zone NOT NULL,
	"title" text NOT NULL,
	"tip" text NOT NULL,
	"tip_en" text,
	"exchange" double precision NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tips" (
	"id" serial PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"idx" integer NOT NULL,
	"author_id" integer,
	"match_id" integer,
	"title" text NOT NULL,
	"tip" text NOT NULL,
	"tip_en" text,
	"tip_type" text NOT NULL,
	"tip_status" text DEFAULT 'tip_active' NOT NULL,
	"cancel_reason" text,
	"cancel_reason_en" text,
	"exchange" double precision NOT NULL,
	"rate" double precision NOT NULL,
	"ewk" double precision,
	"quality_value" double precision,
	"date" timestamp (3) with time zone NOT NULL,
	"begins_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"description" text,
	"description_en" text,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "tips_uid_unique" UNIQUE("uid")
);
--> statement-breakpoint
CREATE TABLE "user_overviews" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"role" text NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL,
	"search_text" text NOT NULL,
	"subscription_id" integer,
	"plan_id" integer,
	"starts_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone,
	"goq" boolean NOT NULL,
	"discord" boolean NOT NULL,
	"devices" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_receipts" ADD CONSTRAINT "alert_receipts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_receipts" ADD CONSTRAINT "alert_receipts_dropinfo_id_dropinfos_id_fk" FOREIGN KEY ("dropinfo_id") REFERENCES "public"."dropinfos"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_receipts" ADD CONSTRAINT "alert_receipts_tip_id_tips_id_fk" FOREIGN KEY ("tip_id") REFERENCES "public"."tips"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_settings" ADD CONSTRAINT "alert_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_alerts" ADD CONSTRAINT "held_alerts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_alerts" ADD CONSTRAINT "held_alerts_dropinfo_id_dropinfos_id_fk" FOREIGN KEY ("dropinfo_id") REFERENCES "public"."dropinfos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_alerts" ADD CONSTRAINT "held_alerts_tip_id_tips_id_fk" FOREIGN KEY ("tip_id") REFERENCES "public"."tips"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "autofilters" ADD CONSTRAINT "autofilters_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drop_rules" ADD CONSTRAINT "drop_rules_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dropinfos" ADD CONSTRAINT "dropinfos_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incidents" ADD CONSTRAINT "incidents_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lineups" ADD CONSTRAINT "lineups_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_players" ADD CONSTRAINT "match_players_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_players" ADD CONSTRAINT "match_players_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "missing_players" ADD CONSTRAINT "missing_players_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "missing_players" ADD CONSTRAINT "missing_players_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "players" ADD CONSTRAINT "players_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activations" ADD CONSTRAINT "activations_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activations" ADD CONSTRAINT "activations_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_promocode_id_promocodes_id_fk" FOREIGN KEY ("promocode_id") REFERENCES "public"."promocodes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promocode_uses" ADD CONSTRAINT "promocode_uses_promocode_id_promocodes_id_fk" FOREIGN KEY ("promocode_id") REFERENCES "public"."promocodes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promocode_uses" ADD CONSTRAINT "promocode_uses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promocode_uses" ADD CONSTRAINT "promocode_uses_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "devices" ADD CONSTRAINT "devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sent_pushes" ADD CONSTRAINT "sent_pushes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seal_stamps" ADD CONSTRAINT "seal_stamps_sequence_tip_seals_sequence_fk" FOREIGN KEY ("sequence") REFERENCES "public"."tip_seals"("sequence") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leagues" ADD CONSTRAINT "leagues_sport_id_sports_id_fk" FOREIGN KEY ("sport_id") REFERENCES "public"."sports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_league_id_leagues_id_fk" FOREIGN KEY ("league_id") REFERENCES "public"."leagues"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_season_id_seasons_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."seasons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_home_team_id_teams_id_fk" FOREIGN KEY ("home_team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_away_team_id_teams_id_fk" FOREIGN KEY ("away_team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "odds" ADD CONSTRAINT "odds_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_steps" ADD CONSTRAINT "price_steps_odds_id_odds_id_fk" FOREIGN KEY ("odds_id") REFERENCES "public"."odds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seasons" ADD CONSTRAINT "seasons_league_id_leagues_id_fk" FOREIGN KEY ("league_id") REFERENCES "public"."leagues"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_leagues" ADD CONSTRAINT "user_leagues_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_leagues" ADD CONSTRAINT "user_leagues_league_id_leagues_id_fk" FOREIGN KEY ("league_id") REFERENCES "public"."leagues"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_logs" ADD CONSTRAINT "user_logs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_logs" ADD CONSTRAINT "user_logs_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tip_images" ADD CONSTRAINT "tip_images_tip_id_tips_id_fk" FOREIGN KEY ("tip_id") REFERENCES "public"."tips"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tip_matches" ADD CONSTRAINT "tip_matches_tip_id_tips_id_fk" FOREIGN KEY ("tip_id") REFERENCES "public"."tips"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tip_matches" ADD CONSTRAINT "tip_matches_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tips" ADD CONSTRAINT "tips_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tips" ADD CONSTRAINT "tips_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_overviews" ADD CONSTRAINT "user_overviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_overviews" ADD CONSTRAINT "user_overviews_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_overviews" ADD CONSTRAINT "user_overviews_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempts_expires_at_index" ON "attempts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "alert_receipts_user_id_sent_at_id_index" ON "alert_receipts" USING btree ("user_id","sent_at","id");--> statement-breakpoint
CREATE INDEX "alert_receipts_alert_index" ON "alert_receipts" USING btree ("alert");--> statement-breakpoint
CREATE INDEX "alert_receipts_dropinfo_id_index" ON "alert_receipts" USING btree ("dropinfo_id");--> statement-breakpoint
CREATE INDEX "alert_receipts_tip_id_index" ON "alert_receipts" USING btree ("tip_id");--> statement-breakpoint
CREATE INDEX "held_alerts_held_at_index" ON "held_alerts" USING btree ("held_at");--> statement-breakpoint
CREATE INDEX "held_alerts_dropinfo_id_index" ON "held_alerts" USING btree ("dropinfo_id");--> statement-breakpoint
CREATE INDEX "held_alerts_tip_id_index" ON "held_alerts" USING btree ("tip_id");--> statement-breakpoint
CREATE INDEX "autofilters_user_id_index" ON "autofilters" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "drop_rules_user_id_index" ON "drop_rules" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "drop_rules_market_min_drop_index" ON "drop_rules" USING btree ("market","min_drop");--> statement-breakpoint
CREATE INDEX "dropinfos_created_at_index" ON "dropinfos" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "incidents_match_id_place_index" ON "incidents" USING btree ("match_id","place");--> statement-breakpoint
CREATE INDEX "match_players_player_id_index" ON "match_players" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "players_team_id_index" ON "players" USING btree ("team_id");--> statement-breakpoint
CREATE INDEX "payments_user_id_created_at_index" ON "payments" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "payments_plan_id_reserved_until_index" ON "payments" USING btree ("plan_id","reserved_until");--> statement-breakpoint
CREATE INDEX "payments_amount_grosz_id_index" ON "payments" USING btree ("amount_grosz","id");--> statement-breakpoint
CREATE INDEX "payments_status_id_index" ON "payments" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "payments_paid_at_id_index" ON "payments" USING btree ("paid_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "devices_user_id_seen_at_index" ON "devices" USING btree ("user_id","seen_at");--> statement-breakpoint
CREATE INDEX "devices_seen_at_index" ON "devices" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "sent_pushes_sent_at_index" ON "sent_pushes" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "tip_seals_tip_id_sequence_index" ON "tip_seals" USING btree ("tip_id","sequence");--> statement-breakpoint
CREATE INDEX "matches_league_id_date_index" ON "matches" USING btree ("league_id","date");--> statement-breakpoint
CREATE INDEX "matches_date_index" ON "matches" USING btree ("date");--> statement-breakpoint
CREATE INDEX "matches_home_team_id_date_index" ON "matches" USING btree ("home_team_id","date");--> statement-breakpoint
CREATE INDEX "matches_away_team_id_date_index" ON "matches" USING btree ("away_team_id","date");--> statement-breakpoint
CREATE INDEX "price_steps_odds_id_id_index" ON "price_steps" USING btree ("odds_id","id");--> statement-breakpoint
CREATE INDEX "subscriptions_user_id_expires_at_index" ON "subscriptions" USING btree ("user_id","expires_at");--> statement-breakpoint
CREATE INDEX "subscriptions_plan_id_expires_at_index" ON "subscriptions" USING btree ("plan_id","expires_at");--> statement-breakpoint
CREATE INDEX "user_logs_user_id_created_at_index" ON "user_logs" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "tip_matches_match_id_index" ON "tip_matches" USING btree ("match_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tips_idx_index" ON "tips" USING btree ("idx");--> statement-breakpoint
CREATE INDEX "tips_created_at_index" ON "tips" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "tips_match_id_index" ON "tips" USING btree ("match_id");--> statement-breakpoint
CREATE INDEX "user_overviews_role_user_id_index" ON "user_overviews" USING btree ("role","user_id");--> statement-breakpoint
CREATE INDEX "user_overviews_joined_at_user_id_index" ON "user_overviews" USING btree ("joined_at","user_id");--> statement-breakpoint
CREATE INDEX "user_overviews_goq_user_id_index" ON "user_overviews" USING btree ("goq","user_id");--> statement-breakpoint
CREATE INDEX "user_overviews_discord_user_id_index" ON "user_overviews" USING btree ("discord","user_id");--> statement-breakpoint
CREATE INDEX "user_overviews_devices_user_id_index" ON "user_overviews" USING btree ("devices","user_id");--> statement-breakpoint
CREATE INDEX "user_overviews_plan_up" ON "user_overviews" USING btree ("plan_id","user_id");--> statement-breakpoint
CREATE INDEX "user_overviews_plan_down" ON "user_overviews" USING btree ("plan_id" DESC NULLS LAST,"user_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "user_overviews_start_up" ON "user_overviews" USING btree ("starts_at","user_id");--> statement-breakpoint
CREATE INDEX "user_overviews_start_down" ON "user_overviews" USING btree ("starts_at" DESC NULLS LAST,"user_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "user_overviews_end_up" ON "user_overviews" USING btree ("expires_at","user_id");--> statement-breakpoint
CREATE INDEX "user_overviews_end_down" ON "user_overviews" USING btree ("expires_at" DESC NULLS LAST,"user_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "user_overviews_search" ON "user_overviews" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
-- Without case and accents: databases differ in what `lower` and `unaccent` do with letters that are not ASCII.
CREATE FUNCTION "fold_text"("given" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT replace(replace(replace(lower(translate("given",
    'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞàáâãäåçèéêëìíîïñòóôõöøùúûüýÿĀāĂăĄąĆćĈĉĊċČčĎďĐđĒēĔĕĖėĘęĚěĜĝĞğĠġĢģĤĥĦĨĩĪīĬĭĮįİıĲĴĵĶķĹĺĻļĽľĿŁłŃńŅņŇňŊŌōŎŏŐőŒŔŕŖŗŘřŚśŜŝŞşŠšŢţŤťŦŨũŪūŬŭŮůŰűŲųŴŵŶŷŸŹźŻżŽž',
    'aaaaaaæceeeeiiiiðnoooooouuuuyþaaaaaaceeeeiiiinoooooouuuuyyaaaaaaccccccccddddeeeeeeeeeegggggggghhħiiiiiiiiiiĳjjkkllllllŀllnnnnnnŋooooooœrrrrrrssssssssttttŧuuuuuuuuuuuuwwyyyzzzzzz')), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')
$$;
--> statement-breakpoint
-- The rows are locked before they are read, so that of two changes of one user neither is lost.
CREATE FUNCTION "refresh_user_overviews"("ids" integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM "user_overviews" WHERE "user_id" = ANY("ids") ORDER BY "user_id" FOR UPDATE;
  INSERT INTO "user_overviews"
  SELECT "users"."id", "users"."role", "users"."created_at",
    fold_text(concat_ws(' ', "users"."email", "users"."first_name", "users"."last_name", "users"."discord")),
    "last"."id", "last"."plan_id", "last"."starts_at", "last"."expires_at",
    coalesce("last"."goq", false), coalesce("last"."discord", false),
    (SELECT count(*) FROM "devices" WHERE "devices"."user_id" = "users"."id")
  FROM "users"
  LEFT JOIN LATERAL (
    SELECT * FROM "subscriptions" WHERE "subscriptions"."user_id" = "users"."id"
    ORDER BY "expires_at" DESC, "starts_at" DESC, "id" DESC LIMIT 1
  ) AS "last" ON true
  WHERE "users"."id" = ANY("ids")
  ORDER BY "users"."id"
  ON CONFLICT ("user_id") DO UPDATE SET
    "role" = excluded."role", "joined_at" = excluded."joined_at", "search_text" = excluded."search_text",
    "subscription_id" = excluded."subscription_id", "plan_id" = excluded."plan_id",
    "starts_at" = excluded."starts_at", "expires_at" = excluded."expires_at",
    "goq" = excluded."goq", "discord" = excluded."discord", "devices" = excluded."devices";
END $$;
--> statement-breakpoint
CREATE FUNCTION "overview_users"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_user_overviews(ARRAY(SELECT "id" FROM "changed"));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "overview_user"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_user_overviews(ARRAY[new."id"]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "overview_owners"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_user_overviews(ARRAY(SELECT DISTINCT "user_id" FROM "changed"));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "overview_both_owners"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_user_overviews(ARRAY[old."user_id", new."user_id"]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "overview_made" AFTER INSERT ON "users"
  REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION overview_users();
--> statement-breakpoint
CREATE TRIGGER "overview_changed" AFTER UPDATE OF "email", "first_name", "last_name", "discord", "role", "created_at" ON "users"
  FOR EACH ROW EXECUTE FUNCTION overview_user();
--> statement-breakpoint
CREATE TRIGGER "overview_made" AFTER INSERT ON "subscriptions"
  REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION overview_owners();
--> statement-breakpoint
CREATE TRIGGER "overview_changed" AFTER UPDATE ON "subscriptions"
  REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION overview_owners();
--> statement-breakpoint
CREATE TRIGGER "overview_gone" AFTER DELETE ON "subscriptions"
  REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION overview_owners();
--> statement-breakpoint
CREATE TRIGGER "overview_made" AFTER INSERT ON "devices"
  REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION overview_owners();
--> statement-breakpoint
CREATE TRIGGER "overview_changed" AFTER UPDATE OF "user_id" ON "devices"
  FOR EACH ROW WHEN (old."user_id" <> new."user_id") EXECUTE FUNCTION overview_both_owners();
--> statement-breakpoint
CREATE TRIGGER "overview_gone" AFTER DELETE ON "devices"
  REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION overview_owners();
--> statement-breakpoint
-- Where the statistics stand. The row moves once with every transaction that writes leagues, seasons, teams, matches or odds of matches that are over,
-- whoever writes them, and becomes visible with what that wrote.
CREATE TABLE "statistics_version" (
	"only" boolean PRIMARY KEY DEFAULT true CHECK ("only"),
	"version" bigint NOT NULL
);
--> statement-breakpoint
INSERT INTO "statistics_version" ("version") VALUES (1);
--> statement-breakpoint
-- Transactions that have written and are not at their end. The version is moved as the last thing before a commit:
-- moved sooner, its row would be held while the transaction waits for others, which then might wait for it.
CREATE TABLE "statistics_writers" ("transaction" xid8 PRIMARY KEY);
--> statement-breakpoint
CREATE FUNCTION "note_statistics_writer"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "statistics_writers" VALUES (pg_current_xact_id()) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "move_statistics_version"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "statistics_version" SET "version" = "version" + 1;
  DELETE FROM "statistics_writers" WHERE "transaction" = new."transaction";
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "move_version" AFTER INSERT ON "statistics_writers"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION move_statistics_version();
--> statement-breakpoint
CREATE TRIGGER "note_writer" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "leagues"
  FOR EACH STATEMENT EXECUTE FUNCTION note_statistics_writer();
--> statement-breakpoint
CREATE TRIGGER "note_writer" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "seasons"
  FOR EACH STATEMENT EXECUTE FUNCTION note_statistics_writer();
--> statement-breakpoint
CREATE TRIGGER "note_writer" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "teams"
  FOR EACH STATEMENT EXECUTE FUNCTION note_statistics_writer();
--> statement-breakpoint
CREATE TRIGGER "note_writer" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "matches"
  FOR EACH STATEMENT EXECUTE FUNCTION note_statistics_writer();
--> statement-breakpoint
-- Odds move all the time; only those of matches that have a result are part of the statistics.
CREATE FUNCTION "note_odds_writer"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "statistics_writers" SELECT pg_current_xact_id() FROM "changed"
    JOIN "matches" ON "matches"."id" = "changed"."match_id" WHERE "matches"."goal_home" IS NOT NULL LIMIT 1
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "note_made" AFTER INSERT ON "odds"
  REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION note_odds_writer();
--> statement-breakpoint
CREATE TRIGGER "note_changed" AFTER UPDATE ON "odds"
  REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION note_odds_writer();
--> statement-breakpoint
CREATE TRIGGER "note_gone" AFTER DELETE ON "odds"
  REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION note_odds_writer();
--> statement-breakpoint
CREATE TRIGGER "note_emptied" AFTER TRUNCATE ON "odds" FOR EACH STATEMENT EXECUTE FUNCTION note_statistics_writer();
--> statement-breakpoint
CREATE FUNCTION "move_choices_version"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "users" SET "choices_version" = "choices_version" + 1 WHERE "id" IN (old."user_id", new."user_id");
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "move_version" AFTER INSERT OR UPDATE OR DELETE ON "user_leagues"
  FOR EACH ROW EXECUTE FUNCTION move_choices_version();
--> statement-breakpoint
CREATE TRIGGER "move_version" AFTER INSERT OR UPDATE OR DELETE ON "autofilters"
  FOR EACH ROW EXECUTE FUNCTION move_choices_version();
--> statement-breakpoint
-- Turns are counted for each table by itself: of two that are written in turn, one might never come to the 64th.
CREATE SEQUENCE "row_count_turns_users";
--> statement-breakpoint
CREATE SEQUENCE "row_count_turns_payments";
--> statement-breakpoint
-- Every 64th change puts together those that no other transaction is putting together. It waits for none: what is locked
-- is left for later, and the sum stays the same. Only where a statement sees what was committed before it: elsewhere a
-- change that is gone would break the transaction off.
CREATE FUNCTION "note_row_count"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "rows" bigint;
BEGIN
  SELECT count(*) INTO "rows" FROM "changed";
  IF "rows" = 0 THEN RETURN NULL; END IF;
  INSERT INTO "row_counts" ("table_name", "change")
  VALUES (TG_TABLE_NAME, CASE TG_OP WHEN 'INSERT' THEN "rows" ELSE -"rows" END);
  IF nextval(format('%I', 'row_count_turns_' || TG_TABLE_NAME)::regclass) % 64 = 0
      AND current_setting('transaction_isolation') = 'read committed' THEN
    WITH "free" AS (
      SELECT "id" FROM "row_counts" WHERE "table_name" = TG_TABLE_NAME FOR UPDATE SKIP LOCKED
    ), "gone" AS (
      DELETE FROM "row_counts" USING "free"
      WHERE "row_counts"."table_name" = TG_TABLE_NAME AND "row_counts"."id" = "free"."id" RETURNING "change"
    )
    INSERT INTO "row_counts" ("table_name", "change")
    SELECT TG_TABLE_NAME, sum("change") FROM "gone" HAVING sum("change") <> 0;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "forget_row_count"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "row_counts" WHERE "table_name" = TG_TABLE_NAME;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "count_made" AFTER INSERT ON "users"
  REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION note_row_count();
--> statement-breakpoint
CREATE TRIGGER "count_gone" AFTER DELETE ON "users"
  REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION note_row_count();
--> statement-breakpoint
CREATE TRIGGER "count_emptied" AFTER TRUNCATE ON "users" FOR EACH STATEMENT EXECUTE FUNCTION forget_row_count();
--> statement-breakpoint
CREATE TRIGGER "count_made" AFTER INSERT ON "payments"
  REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION note_row_count();
--> statement-breakpoint
CREATE TRIGGER "count_gone" AFTER DELETE ON "payments"
  REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION note_row_count();
--> statement-breakpoint
CREATE TRIGGER "count_emptied" AFTER TRUNCATE ON "payments" FOR EACH STATEMENT EXECUTE FUNCTION forget_row_count();
